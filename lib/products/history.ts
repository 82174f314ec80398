import { announce } from '@/lib/announcements/announcements'
import { createState } from '@/lib/browser/browser'
import { productSteps as texts } from '@/lib/content/products'
import { addStep, type Direction, type History, moveStep } from '@/lib/history/history'
import { isSameProduct, type Product, productsStore } from './product'

/** One undoable step, labeled in the past tense: "PPF gloss deleted". The `note` is a sentence about its effect. */
export type Step = { label: string; changes: readonly Change[]; note?: string | undefined }

/** `latest` is the last step performed, or `null` after an undo or redo. */
type Steps = History<Step> & { latest: Step | null }

/** Lives in memory: it survives a change of route but not a reload. */
export const productHistory = createProductHistory()

function createProductHistory() {
  const { get, set, subscribe } = createState<Steps>({ steps: [], done: 0, latest: null })

  return {
    get,
    subscribe,
    /** Announces the step and returns the number of skipped products. */
    perform(step: Step): number {
      if (step.changes.length === 0) return 0
      const skipped = commit(step.changes)
      set({ ...addStep(get(), step), latest: step })
      announceStep(step)
      return skipped
    },
    /**
     * `null` when there is nothing to undo or redo. `skipped` counts the products left unchanged because another tab has
     * changed them since.
     */
    travel(direction: Direction) {
      const moved = moveStep(get(), direction)
      if (!moved) return null
      const { step, ...moves } = moved
      const skipped = commit(direction === 'undo' ? step.changes.map(reverse) : step.changes)
      set({ ...moves, latest: null })
      return { step, skipped }
    },
  }
}

export function announceStep({ label, note }: Omit<Step, 'changes'>) {
  announce('products', () => texts.asSentences(label, note))
}

function commit(changes: readonly Change[]): number {
  const { skipped } = applyChanges(productsStore.get(), changes)
  productsStore.update((products) => applyChanges(products, changes).products)
  return skipped
}

/** A product before and after a step, or `null` if it does not exist. `index` is its position in the list. */
export type Change = { id: string; before: Product | null; after: Product | null; index: number }

/** Skips the change of a product that another tab has changed since (it differs from `before`). */
export function applyChanges(products: readonly Product[], changes: readonly Change[]) {
  const current = new Map(products.map((product) => [product.id, product]))
  const isCurrent = ({ id, before }: Change) => {
    const now = current.get(id)
    return before && now ? isSameProduct(before, now) : !before === !now
  }
  const applied = new Map(changes.filter(isCurrent).map((change) => [change.id, change]))
  const kept = products.flatMap((product) => {
    const change = applied.get(product.id)
    return change ? (change.after ?? []) : product
  })
  const added = [...applied.values()].flatMap(({ before, after, index }) =>
    !before && after ? { product: after, index } : [],
  )
  return { products: insertAll(kept, added), skipped: changes.length - applied.size }
}

function reverse({ id, before, after, index }: Change): Change {
  return { id, before: after, after: before, index }
}

/** Inserts in one pass, since an import may add thousands of products. */
function insertAll(
  products: readonly Product[],
  added: readonly { product: Product; index: number }[],
): readonly Product[] {
  const result: Product[] = []
  let copied = 0
  for (const { product, index } of added.toSorted((a, b) => a.index - b.index)) {
    const next = copied + Math.max(0, index - result.length)
    for (const kept of products.slice(copied, next)) result.push(kept)
    result.push(product)
    copied = next
  }
  return [...result, ...products.slice(copied)]
}

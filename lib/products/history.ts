import { announce } from '@/lib/announcements/announcements'
import { createSignal, newId } from '@/lib/browser/browser'
import { countProducts, productSteps as texts } from '@/lib/content/products'
import { addStep, type Direction, type History, moveStep, peek } from '@/lib/history/history'
import { isSameProduct, type Product, type ProductValue, productsStore } from './product'

/** One undoable step, labeled in the past tense: "PPF gloss deleted". The `note` is a sentence about its effect. */
export type Step = { label: string; changes: readonly Change[]; note?: string | undefined }

/** `latest` is the last step performed, or `null` after an undo or redo. */
type Steps = History<Step> & { latest: Step | null }

let history: Steps = { steps: [], done: 0, latest: null }
const { notify, subscribe } = createSignal()

/** Lives in memory: it survives a change of route but not a reload. */
export const productHistory = { get: () => history, subscribe }

/** Announces the step and returns the number of skipped products. */
export function performStep(step: Step): number {
  if (step.changes.length === 0) return 0
  const skipped = commit(step.changes)
  setHistory({ ...addStep(history, step), latest: step })
  announceStep(step)
  return skipped
}

function announceStep({ label, note }: Omit<Step, 'changes'>) {
  announce('products', () => texts.asSentences(label, note))
}

/**
 * `null` when there is nothing to undo or redo. `skipped` counts the products left unchanged because another tab has
 * changed them since.
 */
export function travel(direction: Direction) {
  const moved = moveStep(history, direction)
  if (!moved) return null
  const { step, ...moves } = moved
  const skipped = commit(direction === 'undo' ? step.changes.map(reverse) : step.changes)
  setHistory({ ...moves, latest: null })
  return { step, skipped }
}

function commit(changes: readonly Change[]): number {
  const { skipped } = applyChanges(productsStore.get(), changes)
  productsStore.update((products) => applyChanges(products, changes).products)
  return skipped
}

function setHistory(next: Steps) {
  history = next
  notify()
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

export function reverse({ id, before, after, index }: Change): Change {
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

/** Inserts the product at the top, where it is visible even in a long list. */
export function createProduct(value: ProductValue): Change {
  const id = newId()
  const creation = { id, before: null, after: { id, ...value }, index: 0 }
  performStep({ label: texts.created(value.name), changes: [creation] })
  return creation
}

/** Creates the product again if another tab has deleted it. */
export function saveProduct(product: Product, note?: string) {
  const index = productsStore.get().findIndex(({ id }) => id === product.id)
  const before = productsStore.get()[index] ?? null
  const change = { id: product.id, before, after: product, index }
  const step = { label: texts.saved(product.name), changes: [change], note }
  if (before && isSameProduct(before, product)) announceStep(step)
  else performStep(step)
}

export function deleteProducts(ids: ReadonlySet<string>): readonly Change[] {
  const changes = changesOf(ids, () => null)
  performStep({ label: texts.deleted(namesOf(changes)), changes })
  return changes
}

/** Takes back a deletion or a creation, and no step that has followed it. */
export function takeBack(change: Change) {
  const { id, before, after } = change
  const label = before ? texts.restored(before.name) : texts.deleted(after?.name ?? '')
  if (peek(productHistory.get(), 'undo')?.changes.includes(change)) {
    travel('undo')
    announceStep({ label })
  } else if (before) performStep({ label, changes: [reverse(change)] })
  else deleteProducts(new Set([id]))
}

/** The changes to those products that `change` alters, or deletes by returning `null`. */
export function changesOf(ids: ReadonlySet<string>, change: (product: Product) => Product | null): Change[] {
  return productsStore.get().flatMap((before, index) => {
    if (!ids.has(before.id)) return []
    const after = change(before)
    return after && isSameProduct(before, after) ? [] : { id: before.id, before, after, index }
  })
}

export function namesOf(changes: readonly Change[]): string {
  return changes.length === 1 ? (changes[0]?.before?.name ?? '') : countProducts(changes.length)
}

let creation: Change | null = null
const created = createSignal()

/** The product that was created last since the page was opened. */
export const createdProduct = { get: () => creation, subscribe: created.subscribe }

export function createAndOffer(value: ProductValue) {
  creation = createProduct(value)
  created.notify()
}

let wanted = ''
const shown = createSignal()

/** The id of the product that the list is to show. */
export const shownProduct = { get: () => wanted, subscribe: shown.subscribe }

/** The list shows the product, wherever its filter, order and pages have put it, and focuses it. */
export function showProduct(id: string) {
  wanted = id
  shown.notify()
}

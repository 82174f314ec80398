import { createState, newId } from '@/lib/browser/browser'
import { countProducts, productSteps as texts } from '@/lib/content/products'
import { peek } from '@/lib/history/history'
import { announceStep, type Change, productHistory } from './history'
import { isSameProduct, type Product, type ProductValue, productsStore } from './product'

/** Inserts the product at the top, where it is visible even in a long list. */
export function createProduct(value: ProductValue): Change {
  const id = newId()
  const creation = { id, before: null, after: { id, ...value }, index: 0 }
  productHistory.perform({ label: texts.created(value.name), changes: [creation] })
  return creation
}

/** Creates the product again if another tab has deleted it. */
export function saveProduct(product: Product, note?: string) {
  const index = productsStore.get().findIndex(({ id }) => id === product.id)
  const before = productsStore.get()[index] ?? null
  const change = { id: product.id, before, after: product, index }
  const step = { label: texts.saved(product.name), changes: [change], note }
  if (before && isSameProduct(before, product)) announceStep(step)
  else productHistory.perform(step)
}

export function deleteProducts(ids: ReadonlySet<string>) {
  const changes = changesOf(ids, () => null)
  productHistory.perform({ label: texts.deleted(namesOf(changes)), changes })
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

/** The product that was created last since the page was opened. */
export const createdProduct = createCreatedProduct()

function createCreatedProduct() {
  const { get, set, subscribe } = createState<Change | null>(null)

  return {
    get,
    subscribe,
    create: (value: ProductValue) => set(createProduct(value)),
    /** Takes back no step that has followed the creation. What has changed since is deleted, which can be undone. */
    takeBack() {
      const creation = get()
      if (!creation) return
      const isLast = peek(productHistory.get(), 'undo')?.changes.includes(creation)
      if (isLast && productHistory.travel('undo')?.skipped === 0)
        announceStep({ label: texts.deleted(creation.after?.name ?? '') })
      else deleteProducts(new Set([creation.id]))
    },
  }
}

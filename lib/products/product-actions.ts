import { newId } from '@/lib/browser/new-id'
import { countProducts, productSteps as texts } from '@/lib/content/products/list'
import { peek } from '@/lib/history/history'
import { type Change, reverse } from './changes'
import { announceStep, performStep, productHistory, travel } from './history'
import { isSameProduct, type Product, type ProductValue } from './product'
import { productsStore } from './products-store'

/** Inserts the product at the top, where it is visible even in a long list. */
export function createProduct(value: ProductValue) {
  const id = newId()
  performStep({
    label: texts.created(value.name),
    changes: [{ id, before: null, after: { id, ...value }, index: 0 }],
  })
}

/** Creates the product again if another tab has deleted it. */
export function saveProduct(product: Product, note?: string) {
  const index = productsStore.get().findIndex(({ id }) => id === product.id)
  const before = productsStore.get()[index] ?? null
  const change = { id: product.id, before, after: product, index: Math.max(0, index) }
  const step = { label: texts.saved(product.name), changes: [change], note }
  if (before && isSameProduct(before, product)) announceStep(step)
  else performStep(step)
}

export function deleteProducts(ids: ReadonlySet<string>): readonly Change[] {
  const changes = changesOf(ids, () => null)
  performStep({ label: texts.deleted(namesOf(changes)), changes })
  return changes
}

/** Undoes a deletion, or performs a new step if other steps have followed. */
export function restoreProduct(deletion: Change) {
  const step = { label: texts.restored(deletion.before?.name ?? ''), changes: [reverse(deletion)] }
  if (!peek(productHistory.get(), 'undo')?.changes.includes(deletion)) performStep(step)
  else if (travel('undo')) announceStep(step)
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

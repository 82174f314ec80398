import { describeChange } from './describe-change'
import {
  isSameProduct,
  numberText,
  type Product,
  type ProductText,
  type ProductValue,
  readProduct,
} from './product'

type Problem = { field: keyof ProductText; problem: string }

/** The unsaved text of a row, and the product from which it began. */
export type RowDraft = { original: Product; text: ProductText; problem: Problem | null }

export const draftOf = (product: Product): RowDraft => ({
  original: product,
  text: textOf(product),
  problem: null,
})

function textOf({ name, price, stock }: Product): ProductText {
  return { name, price: numberText(price), stock: numberText(stock) }
}

/** Unedited fields use the current value, so that another tab's changes are not overwritten. */
export function readDraft({ original, text }: RowDraft, current: Product | undefined) {
  const before = textOf(original)
  const now = textOf(current ?? original)
  const field = (name: keyof ProductText) => (text[name] === before[name] ? now[name] : text[name])
  return readProduct({ name: field('name'), price: field('price'), stock: field('stock') })
}

/** Describes what has happened to the product since the editing began. */
export function describeNews({ original }: RowDraft, current: Product | undefined): string | null {
  if (!current) return 'Deleted since you began. Save creates the product again.'
  if (isSameProduct(original, current)) return null
  return `Changed since you began: ${describeChange(original, current)}.`
}

/** Describes the later values that saving replaces, for example "Film: $20 → $30". */
export function describeReplaced(
  { original }: RowDraft,
  current: Product,
  value: ProductValue,
): string | null {
  const kept = <Field extends keyof ProductValue>(field: Field): ProductValue[Field] =>
    current[field] === original[field] ? value[field] : current[field]
  const id = current.id
  const theirs = { id, name: kept('name'), price: kept('price'), stock: kept('stock') }
  return isSameProduct(theirs, value) ? null : describeChange(theirs, { id, ...value })
}

import { LANGUAGE } from '@/lib/config/language'
import { editedRow as texts } from '@/lib/content/products/list'
import { describeChange } from './describe-change'
import {
  FIELDS,
  type FieldKey,
  isSameProduct,
  type Problem,
  type Product,
  type ProductValue,
  readProduct,
} from './product'

/** The unsaved text of a row, and the product from which it began. */
export type RowDraft = {
  original: Product
  typed: Partial<Record<FieldKey, string>>
  problem: Problem | null
}

export const shownText = ({ original, typed }: RowDraft, key: FieldKey): string =>
  typed[key] ?? asTyped(original[key])

/** With the language’s decimal sign, and no grouping that could be read as one. */
const asTyped = (value: ProductValue[FieldKey]) =>
  typeof value === 'number'
    ? value.toLocaleString(LANGUAGE, { useGrouping: false, maximumFractionDigits: 20 })
    : value

/** Unedited fields use the current value, so that another tab's changes are not overwritten. */
export function readDraft(draft: RowDraft, current: Product = draft.original) {
  return readProduct((key) => {
    const text = shownText(draft, key)
    return text === asTyped(draft.original[key]) ? current[key] : text
  })
}

/** Describes what has happened to the product since the editing began. */
export function describeNews({ original }: RowDraft, current: Product | undefined): string | null {
  if (!current) return texts.deletedSince
  if (isSameProduct(original, current)) return null
  return texts.changedSince(describeChange(original, current))
}

/** Describes the later values that saving replaces, for example "Film: $20 → $30". */
export function describeReplaced(
  { original }: RowDraft,
  current: Product,
  value: ProductValue,
): string | null {
  const isReplaced = (key: FieldKey) => ![original[key], value[key]].includes(current[key])
  if (!FIELDS.some(({ key }) => isReplaced(key))) return null
  return describeChange(current, { id: current.id, ...value }, isReplaced)
}

import { foldText } from '@/lib/parsing/fold-text'
import type { ProductValue } from './product'

const NAME = /^(?:(?:grand |sub ?)?totale?s?|sum|suma)(?: general)?:?$/

const NOTHING = { rows: 0, price: 0, value: 0 }
type Sum = typeof NOTHING

/** Recognises a row that a spreadsheet has summed up from those above it, all of them or those since the last sum. */
export function createTotalCheck() {
  let all = NOTHING
  let sinceLast = NOTHING

  return (row: ProductValue): boolean => {
    const isSum = NAME.test(foldText(row.name)) && [all, sinceLast].some((sum) => isSumOf(row, sum))
    if (!isSum) all = plus(all, row)
    sinceLast = isSum ? NOTHING : plus(sinceLast, row)
    return isSum
  }
}

const plus = ({ rows, price, value }: Sum, row: ProductValue): Sum => ({
  rows: rows + 1,
  price: price + row.price,
  value: value + row.price * row.stock,
})

/** With or without the number of pieces, and rounded to cents. */
const isSumOf = ({ price }: ProductValue, sum: Sum): boolean =>
  sum.rows > 0 && [sum.price, sum.value].some((total) => Math.abs(total - price) < 0.005)

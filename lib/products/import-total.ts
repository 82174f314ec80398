import { foldText } from '@/lib/parsing/fold-text'
import { totalsOf } from './arrange'
import type { ProductValue } from './product'

const NAME = /^(?:(?:grand |sub ?)?totale?s?|sum|suma)(?: general)?:?$/

/** Recognises a row that a spreadsheet has summed up from those above it, all of them or those since the last sum. */
export function createTotalCheck() {
  const above: ProductValue[] = []
  let since = 0

  return (value: ProductValue): boolean => {
    const isSum =
      NAME.test(foldText(value.name)) && [above, above.slice(since)].some((rows) => sumsUp(value, rows))
    if (isSum) since = above.length
    else above.push(value)
    return isSum
  }
}

/** With or without the number of pieces, and rounded to cents. */
function sumsUp({ price }: ProductValue, rows: readonly ProductValue[]): boolean {
  const sum = rows.reduce((total, row) => total + row.price, 0)
  return rows.length > 0 && [sum, totalsOf(rows).value].some((total) => Math.abs(total - price) < 0.005)
}

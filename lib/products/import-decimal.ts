import { decimalReasons as texts } from '@/lib/content/products/import'
import type { Row, Table } from './import-rows'
import { type DecimalSign, readNumber } from './number-text'

/** The decimal sign of a file and why it is suggested, a sentence shown when a price is ambiguous. */
export type Decimal = { sign: DecimalSign; reason: string }

/** Prices such as "12.500" are read like the unambiguous ones; otherwise semicolons imply decimal commas. */
export function decimalOf({ rows, separator }: Table): Decimal {
  const first: Partial<Record<DecimalSign, Row>> = {}
  let points = 0
  let commas = 0
  for (const row of rows) {
    const number = isExact(row) ? null : readNumber(row.price)
    if (!number?.sign || number.isAmbiguous) continue
    first[number.sign] ??= row
    if (number.sign === '.') points++
    else commas++
  }
  const isComma = points === commas ? separator === ';' : commas > points
  const sign = isComma ? ',' : '.'
  const example = points === commas ? undefined : first[sign]
  if (example) return { sign, reason: texts.example[sign](example.where, example.price) }
  return { sign, reason: isComma ? texts.semicolons : texts.assumed }
}

export function isAmbiguous(row: Row): boolean {
  return !isExact(row) && readNumber(row.price)?.isAmbiguous === true
}

/** A number of JSON can be read in one way only. */
const isExact = ({ inputOf }: Row) => typeof inputOf('price') === 'number'

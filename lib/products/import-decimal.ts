import type { Row, Table } from './import-rows'
import { type DecimalSign, readNumber } from './number-text'

/** The decimal sign of a file and the reason for it, shown when a price is ambiguous. */
export type Decimal = { sign: DecimalSign; reason: string }

/** Prices such as "12.500" are read like the unambiguous ones; otherwise semicolons imply decimal commas. */
export function decimalOf({ rows, separator }: Table): Decimal {
  const examples: Record<DecimalSign, Row[]> = { '.': [], ',': [] }
  for (const row of rows) {
    const number = isExact(row) ? null : readNumber(row.price)
    if (number?.sign && !number.isAmbiguous) examples[number.sign].push(row)
  }
  const points = examples['.']
  const commas = examples[',']
  const sign =
    points.length === commas.length ? defaultOf(separator) : points.length > commas.length ? '.' : ','
  const example = points.length === commas.length ? undefined : examples[sign][0]
  const kind = sign === '.' ? 'a decimal point' : 'a decimal comma'
  if (example) return { sign, reason: `${example.where.toLowerCase()} shows ${kind} (“${example.price}”)` }
  return {
    sign,
    reason: separator === ';' ? `files with semicolons usually have ${kind}` : `${kind} is assumed`,
  }
}

const defaultOf = (separator: Table['separator']): DecimalSign => (separator === ';' ? ',' : '.')

export function isAmbiguous(row: Row): boolean {
  return !isExact(row) && readNumber(row.price)?.isAmbiguous === true
}

/** A number of JSON can be read in one way only. */
const isExact = ({ inputOf }: Row) => typeof inputOf('price') === 'number'

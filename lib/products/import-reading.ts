import { type Decimal, decimalOf } from './import-decimal'
import { readFileText } from './import-file-text'
import { type Row, readTable } from './import-rows'

export type FileReading = {
  rows: readonly Row[]
  decimal: Decimal
  /** How many rows have a price in each currency that the file names. */
  currencies: ReadonlyMap<string, number>
  notes: readonly string[]
}

/** Returns the rows of the file, or the reason why it cannot be read. */
export function readImportFile(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): FileReading | { problem: string } {
  const file = readFileText(name, bytes)
  if ('problem' in file) return file
  const table = readTable(file.text)
  if ('problem' in table) return table
  const empty = table.rows.length === 0 ? 'There are no products in this file.' : null
  const notes = [file.note, ...table.notes, empty].filter((note) => note !== null)
  return { rows: table.rows, decimal: decimalOf(table), currencies: currenciesOf(table.rows), notes }
}

function currenciesOf(rows: readonly Row[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { currency } of rows)
    if (currency !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  return counts
}

import { type Decimal, decimalOf } from './import-decimal'
import { readFileText } from './import-file-text'
import { type Row, readTable } from './import-rows'

export type FileReading = { rows: readonly Row[]; decimal: Decimal; notes: readonly string[] }

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
  return { rows: table.rows, decimal: decimalOf(table), notes }
}

import type { DecimalSign } from '@/lib/parsing/numbers'
import type { ImportFailure, Table } from './import-columns'
import { readImportFile } from './import-file'
import { type ImportPlan, planImport } from './import-plan'
import { currenciesOf, decimalOf, rowsOf } from './import-rows'
import type { Product } from './product'

type Text = string | Uint8Array<ArrayBuffer>

const read = (text: Text, name: string): Table | ImportFailure =>
  readImportFile(name, typeof text === 'string' ? Uint8Array.from(Buffer.from(text)) : text)

/** With the columns that are found in the file. */
export function readingOf(text: Text, name = 'products.csv') {
  const table = read(text, name)
  if ('problem' in table) throw new Error(table.problem)
  const rows = rowsOf(table, table.columns)
  return { ...table, rows, decimal: decimalOf(rows, table.separator), currencies: currenciesOf(rows) }
}

export function problemOf(text: Text, name = 'products.csv'): string {
  const table = read(text, name)
  return 'problem' in table ? table.problem : ''
}

export async function plan(
  text: string,
  products: readonly Product[] = [],
  decimal?: DecimalSign,
): Promise<ImportPlan> {
  const reading = readingOf(text)
  const made = await planImport(reading.rows, products, {
    decimal: decimal ?? reading.decimal.sign,
    signal: new AbortController().signal,
    onProgress: () => {},
  })
  if (!made) throw new Error('It was not cancelled')
  return made
}

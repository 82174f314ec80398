import { type ImportPlan, planImport } from './import-plan'
import { type FileReading, readImportFile } from './import-table'
import type { DecimalSign } from './numbers'
import type { Product } from './product'

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text))

export function readingOf(text: string | Uint8Array<ArrayBuffer>, name = 'products.csv'): FileReading {
  const reading = readImportFile(name, typeof text === 'string' ? bytesOf(text) : text)
  if ('problem' in reading) throw new Error(reading.problem)
  return reading
}

export function problemOf(text: string | Uint8Array<ArrayBuffer>, name = 'products.csv'): string {
  const reading = readImportFile(name, typeof text === 'string' ? bytesOf(text) : text)
  return 'problem' in reading ? reading.problem : ''
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

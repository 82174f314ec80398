import { writeCsv } from './csv'
import type { Product } from './product'

export function toJsonFile(products: readonly Product[]): string {
  return `${JSON.stringify(products, null, 2)}\n`
}

/** The byte order mark tells Excel that the file is UTF-8. */
export function toCsvFile(products: readonly Product[]): string {
  const rows = products.map(({ id, name, price, stock }) => [id, name, price, stock])
  return `\uFEFF${writeCsv([['id', 'name', 'price', 'stock'], ...rows])}`
}

/** Returns a CSV file with the columns and one example row. */
export function templateFile(): string {
  return `\uFEFF${writeCsv([
    ['name', 'price', 'stock'],
    ['Example film, 152 cm', 189, 12],
  ])}`
}

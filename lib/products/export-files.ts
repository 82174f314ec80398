import { exampleProduct } from '@/lib/content/products/list'
import { writeCsv } from './csv'
import { FIELDS, type Product, type ProductValue } from './product'

const COLUMNS = FIELDS.map(({ key }) => key)

const EXAMPLE: ProductValue = { name: exampleProduct, price: 189, stock: 12 }

export function toJsonFile(products: readonly Product[]): string {
  return `${JSON.stringify(products, null, 2)}\n`
}

/** The byte order mark tells Excel that the file is UTF-8. */
export function toCsvFile(products: readonly Product[]): string {
  const rows = products.map((product) => [product.id, ...cellsOf(product)])
  return `\uFEFF${writeCsv([['id', ...COLUMNS], ...rows])}`
}

/** Returns a CSV file with the columns and one example row. */
export function templateFile(): string {
  return `\uFEFF${writeCsv([COLUMNS, cellsOf(EXAMPLE)])}`
}

const cellsOf = (product: ProductValue) => COLUMNS.map((key) => product[key])

import { BLANK, type Product } from './product'

/** A product with the values that matter to a test. */
export const product = (values: Partial<Product>): Product => ({ id: '1', ...BLANK, ...values })

/** Names that a file has to quote or to escape. */
export const exported = [
  product({ id: '1', name: 'PPF gloss, 152 cm', price: 189, stock: 12 }),
  product({ id: '2', name: '=SUM(A1)', price: 0.1, stock: 0 }),
  product({ id: '3', name: 'Say "satin"', price: 64.5, stock: 3 }),
  product({ id: '4', name: "'quoted", price: 1, stock: 1 }),
  product({ id: '5', name: '-40% film', price: 12.35, stock: 2000 }),
]

import { BLANK, type Product } from './product'

/** A product with the values that matter to a test. */
export const product = (values: Partial<Product>): Product => ({ id: '1', ...BLANK, ...values })

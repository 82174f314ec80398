import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import { type Product, toProduct } from './product'

/** Drops invalid entries and duplicate ids. */
export function toProducts(json: unknown): readonly Product[] {
  const entries: unknown[] = Array.isArray(json) ? json : []
  const products = entries.map(toProduct).filter((product) => product !== null)
  return [...new Map(products.map((product) => [product.id, product])).values()]
}

export const productsStore = createStoredValue(jsonCodec('tersa.products', toProducts))

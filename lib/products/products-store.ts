import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import { type Product, toProduct } from './product'

/** Drops invalid entries and duplicate ids. */
export function toProducts(json: unknown): readonly Product[] {
  const entries: unknown[] = Array.isArray(json) ? json : []
  const products = entries.map(toProduct).filter((product) => product !== null)
  return [...new Map(products.map((product) => [product.id, product])).values()]
}

export const productsStore = createStoredValue(jsonCodec('tersa.products', toProducts))

const DEFAULT_LOW_STOCK = 5

function toCount(json: unknown): number {
  return typeof json === 'number' && Number.isSafeInteger(json) && json >= 0 ? json : DEFAULT_LOW_STOCK
}

/** A stock of at most this many pieces is low. */
export const lowStockStore = createStoredValue(jsonCodec('tersa.low-stock', toCount))

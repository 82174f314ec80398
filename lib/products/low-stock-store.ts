import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'

const DEFAULT_LOW_STOCK = 5

function toCount(json: unknown): number {
  return typeof json === 'number' && Number.isSafeInteger(json) && json >= 0 ? json : DEFAULT_LOW_STOCK
}

/** A stock of at most this many pieces is low. */
export const lowStockStore = createStoredValue(jsonCodec('tersa.low-stock', toCount))

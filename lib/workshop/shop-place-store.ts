import { createStoredValue } from '@/lib/storage/stored-value'

/** The name of the shop's place that the visitor chose last; it may no longer be in the shop's file. */
export const shopPlaceStore = createStoredValue<string | null>({
  keys: ['tersa.shop-place'],
  decode: ([name = null]) => name,
  encode: (name) => [name],
})

import { createStoredValue, textCodec } from '@/lib/storage/stored-value'

/** The name of the shop's place that the visitor chose last; it may no longer be in the shop's file. */
export const shopPlaceStore = createStoredValue(textCodec('tersa.shop-place', (name) => name))

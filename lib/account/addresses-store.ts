import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import { toAddresses } from './address'
import { sampleAddresses } from './sample'

export const addressesStore = createStoredValue(
  jsonCodec('tersa.addresses', (json) => toAddresses(json) ?? sampleAddresses),
)

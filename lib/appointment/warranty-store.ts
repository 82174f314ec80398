import { newId } from '@/lib/browser/new-id'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import { toWarrantyRecords, type WarrantyRecord, type WarrantyText } from './warranty-record'

export const warrantyStore = createStoredValue(jsonCodec('tersa.warranty', toWarrantyRecords))

export function keepRecord(text: WarrantyText) {
  const record = { id: newId(), ...text }
  warrantyStore.update((records) => [...records, record])
}

export function removeRecord(id: string) {
  warrantyStore.update((records) => records.filter((record) => record.id !== id))
}

export function restoreRecord(record: WarrantyRecord, index: number) {
  warrantyStore.update((records) =>
    records.some(({ id }) => id === record.id) ? records : records.toSpliced(index, 0, record),
  )
}

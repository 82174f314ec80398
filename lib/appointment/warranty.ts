import { formatDay, isCalendarDay } from '@/lib/config/dates'
import { filmNames, recordFields } from '@/lib/content/appointment'
import type { WarrantyKind } from '@/lib/content/facts/films'
import { fieldOf, isKeyOf, textOf } from '@/lib/parsing/record'
import { readEntries } from '@/lib/storage/entries'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'

export const warrantyStore = createStoredValue(jsonCodec('tersa.warranty', toWarrantyRecords))

export type WarrantyText = {
  kind: WarrantyKind
  installer: string
  product: string
  panels: string
  batch: string
  /** The day of the fitting, such as `2026-11-22`. */
  date: string
}
export type WarrantyRecord = WarrantyText & { id: string }

/** Drops entries without a field that a claim requires. */
export function toWarrantyRecords(json: unknown): readonly WarrantyRecord[] {
  return readEntries(json, (entry) =>
    toWarrantyText((name) => textOf(entry, name) ?? '', fieldOf(entry, 'kind')),
  )
}

export function toWarrantyText(
  read: (name: Exclude<keyof WarrantyText, 'kind'>) => string,
  kind: unknown,
): WarrantyText | null {
  const [installer, product, date] = [read('installer'), read('product'), read('date')]
  if (!isKeyOf(filmNames, kind) || !installer || !product || !isCalendarDay(date)) return null
  return { kind, installer, product, panels: read('panels'), batch: read('batch'), date }
}

/** The completed details of a record as people read them. */
export function completedFields(record: WarrantyRecord) {
  const values = { ...record, kind: filmNames[record.kind], date: formatDay(record.date) }
  const names: readonly (keyof WarrantyText)[] = ['kind', 'installer', 'product', 'panels', 'batch', 'date']
  return names.flatMap((name) =>
    values[name] === '' ? [] : { name, label: recordFields[name], value: values[name] },
  )
}

export function warrantyFile(records: readonly WarrantyRecord[]): string {
  const texts = records.map((record) =>
    completedFields(record)
      .map(({ label, value }) => `${label}: ${value}\n`)
      .join(''),
  )
  return texts.join('\n')
}

import { filmNames } from '@/lib/content/appointment/texts'
import { formatDay } from './calendar-day'
import type { WarrantyRecord } from './warranty-record'

/** Returns the label and value of each completed field in the order of the form. */
export function completedFields(record: WarrantyRecord): readonly [label: string, value: string][] {
  const answers: [string, string][] = [
    ['Film', filmNames[record.kind]],
    ['Installer', record.installer],
    ['Product', record.product],
    ['Panels', record.panels],
    ['Batch', record.batch],
    ['Fitted on', formatDay(record.date)],
  ]
  return answers.filter(([, value]) => value !== '')
}

export function warrantyFile(records: readonly WarrantyRecord[]): string {
  return records
    .map((record) =>
      completedFields(record)
        .map(([label, value]) => `${label}: ${value}`)
        .join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}

import { idOf } from '@/lib/parsing/record'
import type { StoredValue } from './stored-value'

// What the stored lists of things with an id have in common.

type Entry = { id: string }
type StoredList<T extends Entry> = Pick<StoredValue<readonly T[]>, 'update'>

/** The entries with an id that can be read; of several with the same id the last. Anything but a list has none. */
export function readEntries<Fields extends object>(
  json: unknown,
  read: (entry: unknown) => Fields | null,
): readonly (Entry & Fields)[] {
  const entries = new Map<string, Entry & Fields>()
  for (const entry of Array.isArray(json) ? json : []) {
    const id = idOf(entry)
    const fields = read(entry)
    if (id && fields) entries.set(id, { id, ...fields })
  }
  return [...entries.values()]
}

/** Adds an entry at the end, or restores one at its position, unless the list has it. */
export function addEntry<T extends Entry>(
  list: StoredList<T>,
  entry: NoInfer<T>,
  index = Number.POSITIVE_INFINITY,
) {
  list.update((entries) =>
    entries.some(({ id }) => id === entry.id) ? entries : entries.toSpliced(index, 0, entry),
  )
}

export function removeEntry<T extends Entry>(list: StoredList<T>, id: string) {
  list.update((entries) => entries.filter((entry) => entry.id !== id))
}

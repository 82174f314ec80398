import type { Place } from '@/lib/content/facts/laws'
import { placeNotes } from '@/lib/content/law-notes'

/** The exceptions and dates of a place's law. */
export function lawNoteOf({ id, limits }: Pick<Place, 'id' | 'limits'>): string | undefined {
  const note = placeNotes[id]
  return typeof note === 'function' ? (limits ? note(limits) : undefined) : note
}

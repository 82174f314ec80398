import type { Place } from '@/lib/config/tint-place'
import { placeNotes } from '@/lib/content/films/window-film/place-notes'

/** The exceptions and dates of a place's law. */
export function lawNoteOf({ id, limits }: Pick<Place, 'id' | 'limits'>): string | undefined {
  const note = placeNotes[id]
  return typeof note === 'function' ? (limits ? note(limits) : undefined) : note
}

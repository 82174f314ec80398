import type { FilmName } from '@/lib/config/film-lines'
import type { FilmDrawingName } from '@/lib/content/facts/films/drawings'

/** The invitation to use a line's tool, and its drawing. */
export const lineTools: Record<FilmName, { invitation: string; drawing: FilmDrawingName }> = {
  ppf: { invitation: 'Cover a car', drawing: 'pack-car-nose' },
  'window-film': { invitation: 'Tint a window', drawing: 'prop-tint' },
  'marine-film': { invitation: 'Plan a hull', drawing: 'pack-boat-bow' },
}

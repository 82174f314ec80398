import type { FilmName } from '@/lib/config/film-lines'
import type { FilmDrawingName } from '@/lib/content/facts/films/drawings'

/** The invitation to use a line's tool, and its drawing. */
export const lineTools: Record<FilmName, { invitation: string; drawing: FilmDrawingName }> = {
  ppf: { invitation: 'Cubrir un coche', drawing: 'pack-car-nose' },
  'window-film': { invitation: 'Tintar una ventanilla', drawing: 'prop-tint' },
  'marine-film': { invitation: 'Medir un barco', drawing: 'pack-boat-bow' },
}

import type { FilmName } from '@/lib/config/film-lines'
import type { FilmDrawingName } from './drawings'

/** The name in the links between the lines, the invitation to use a line's tool, and its drawing. */
export const lineTexts: Record<FilmName, { short: string; invitation: string; drawing: FilmDrawingName }> = {
  ppf: { short: 'PPF', invitation: 'Cover a car', drawing: 'pack-car-nose' },
  'window-film': { short: 'Window', invitation: 'Tint a window', drawing: 'prop-tint' },
  'marine-film': { short: 'Marine', invitation: 'Plan a hull', drawing: 'pack-boat-bow' },
}

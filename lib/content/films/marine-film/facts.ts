import type { FilmDrawingName } from '@/lib/content/films/drawings'
import type { boatParts } from '@/lib/content/films/parts'

export const boatDrawings: Readonly<Record<keyof typeof boatParts.packages, FilmDrawingName>> = {
  dock: 'pack-boat-dock',
  bow: 'pack-boat-bow',
  topsides: 'pack-boat-topsides',
  full: 'pack-boat-full',
}

/** The packages that set the order of the rows, chosen so that most covered cells are contiguous. */
export const boatRows = ['bow', 'topsides', 'dock', 'full']

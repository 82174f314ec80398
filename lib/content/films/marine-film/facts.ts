import type { FilmDrawingName } from '@/lib/content/films/drawings'

export const boatDrawings: Readonly<Record<string, FilmDrawingName>> = {
  Dock: 'pack-boat-dock',
  Bow: 'pack-boat-bow',
  Topsides: 'pack-boat-topsides',
  Full: 'pack-boat-full',
}

/** The packages that set the order of the rows, chosen so that most covered cells are contiguous. */
export const boatRows = ['Bow', 'Topsides', 'Dock', 'Full']

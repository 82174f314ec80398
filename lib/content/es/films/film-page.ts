import type { FilmName } from '@/lib/config/film-lines'
import type { Standing } from '@/lib/config/sources'

// Server components only: no page loads these texts as script.

export const filmPage = {
  lines: 'Líneas de producto',
  lineNames: { ppf: 'PPF', 'window-film': 'Ventanas', 'marine-film': 'Náutica' } satisfies Record<
    FilmName,
    string
  >,
  needsScript: 'La herramienta de esta página necesita JavaScript, que está desactivado en este navegador.',
}

export const packageTable = { covered: 'con película', notCovered: 'sin película' }

/** What kind of text a document of a law is. */
export const standings: Record<Standing, string> = {
  official: 'oficial',
  copy: 'copia de la ley',
  press: 'prensa',
  unofficial: 'no oficial',
}

import type { FilmName } from '@/lib/config/film-lines'
import type { Standing } from '@/lib/config/sources'

// Server components only: no page loads these texts as script.

export const filmPage = {
  lines: 'Product lines',
  lineNames: { ppf: 'PPF', 'window-film': 'Window', 'marine-film': 'Marine' } satisfies Record<
    FilmName,
    string
  >,
  needsScript: 'The tool on this page needs JavaScript, which is off in this browser.',
}

export const packageTable = { covered: 'covered', notCovered: 'not covered' }

/** What kind of text a document of a law is. */
export const standings: Record<Standing, string> = {
  official: 'official',
  copy: 'copy of the statute',
  press: 'press',
  unofficial: 'not official',
}

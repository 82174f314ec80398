import { formatDecimal } from '@/lib/config/language'
import type { Month } from '@/lib/config/sources'
import type { Limit, Place } from '@/lib/config/tint-place'
import type { WindowId } from '@/lib/content/facts/films/window-film/windows'
import { legalVerdict as texts } from '@/lib/content/films/window-film/legal'
import { isOutdated, notCheckedSince } from './law-age'
import { formatLimit } from './legal'
import { darkestFilm, darkestShade } from './tint'

/**
 * The finder's text; where there are no limits, the note on the place. An outdated row states no limit; `now` is
 * `undefined` in the exported HTML.
 */
export function legalVerdict(
  { limits, checkedOn }: Place,
  window: WindowId,
  glass: number,
  now: Month | undefined,
  note = texts.askLocally,
): string {
  if (now && isOutdated(checkedOn, now)) return notCheckedSince(checkedOn)
  if (!limits) return note
  const limit = limits[window]
  if (limit === 'ask-locally') return texts.noFigure
  if (typeof limit === 'string') return texts.forWindow(formatLimit(limit))
  return typeof limit === 'number' ? darkest(limit, glass) : conditional(limit, glass)
}

/** Where only a strip is allowed, the rest of the window has no film, so there is no darkest one. */
function conditional(limit: Extract<Limit, object>, glass: number): string {
  return limit.rule === 'with-mirrors'
    ? texts.withMirrors(darkest(limit.least, glass))
    : texts.forWindow(formatLimit(limit))
}

function darkest(limit: number, glass: number): string {
  const film = darkestFilm(limit, glass)
  return film === null
    ? texts.tooDark(limit, glass)
    : texts.darkest(limit, glass, formatDecimal(film), darkestShade(film))
}

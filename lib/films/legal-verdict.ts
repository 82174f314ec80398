import type { Month } from '@/lib/config/sources'
import type { Limit, Place } from '@/lib/config/tint-place'
import type { WindowId } from '@/lib/content/films/window-film/windows'
import { isOutdated, notCheckedSince } from './law-age'
import { formatLimit } from './legal'
import { darkestFilm, darkestShade } from './tint'

/** The finder's text. An outdated row states no limit; `now` is `undefined` in the exported HTML. */
export function legalVerdict(place: Place, window: WindowId, glass: number, now: Month | undefined): string {
  if (now && isOutdated(place.checkedOn, now)) return notCheckedSince(place.checkedOn)
  if (!place.limits) return place.note ?? 'Ask locally.'
  const limit = place.limits[window]
  if (limit === 'ask locally') return 'Our sources give no reliable figure for this window. Ask locally.'
  if (typeof limit === 'string') return `For this window: ${limit}.`
  return typeof limit === 'number' ? darkest(limit, glass) : conditional(limit, glass)
}

/** Where only a strip is allowed, the rest of the window has no film, so there is no darkest one. */
function conditional(limit: Extract<Limit, object>, glass: number): string {
  return limit.rule === 'with two mirrors'
    ? `With two mirrors: ${darkest(limit.least, glass)}`
    : `For this window: ${formatLimit(limit)}.`
}

function darkest(limit: number, glass: number): string {
  const film = darkestFilm(limit, glass)
  const rule = `At least ${limit}% through glass and film.`
  if (film === null) return `${rule} This glass alone lets through ${glass}%: no film is legal on it.`
  const shade = darkestShade(film)
  const onSale =
    shade === null ? 'None of the shades on sale is that light.' : `The darkest on sale is ${shade}%.`
  return `${rule} On ${glass}% glass you need film of ${film.toFixed(1)}% or lighter. ${onSale}`
}

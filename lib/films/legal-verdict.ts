import { formatDecimal } from '@/lib/config/language'
import type { Month } from '@/lib/config/sources'
import type { Limit, Place, Rule } from '@/lib/config/tint-place'
import { claims, reasons } from '@/lib/content/films/window-film/legal'
import { isOutdated, notCheckedSince } from './law-age'
import { lawNoteOf } from './law-note'
import { judge, type Legality, type Tinted } from './legal'
import { darkestFilm, darkestShade } from './tint'

/** The verdict in words: what the law says about the tint, and why. */
export function verdictOf(
  place: Place,
  tint: Tinted,
  now: Month | undefined,
): { legality: Legality; claim: string; reason: string } {
  const { limit, legality } = judge(place, tint, now)
  const rule = ruleOf(limit)
  if (rule === 'ask-locally') return { legality, ...unknown(place, now) }
  return { legality, claim: claimOf(rule, legality, tint.film, place.name), reason: reasonFor(limit, tint) }
}

const ruleOf = (limit: Limit) => (typeof limit === 'object' ? limit.rule : limit)

function unknown(place: Place, now: Month | undefined) {
  const claim = claims.noFigure(place.name)
  if (now && isOutdated(place.checkedOn, now)) return { claim, reason: notCheckedSince(place.checkedOn) }
  return { claim, reason: (!place.limits && lawNoteOf(place)) || reasons.askFirst }
}

function claimOf(rule: number | Rule, legality: Legality, film: number, place: string): string {
  if (rule === 'no-film') return claims.noFilm(place)
  if (rule === 'no-darkening') return claims.noDarkening(place)
  if (rule === 'approved-film') return claims.approvedFilm(place)
  if (rule === 'top-strip') return claims.topStrip(place)
  return legality === 'within' ? claims.within(film, place) : claims.tooDark(film, place)
}

function reasonFor(limit: Limit, tint: Tinted): string {
  if (typeof limit === 'number') return `${reasons.least[tint.window](limit)} ${darkest(limit, tint.glass)}`
  if (limit === 'no-limit') return reasons.noLimit
  if (limit === 'no-limit-with-mirrors') return `${reasons.noLimit} ${reasons.mirrors}`
  if (typeof limit === 'string') return ''
  return limit.rule === 'with-mirrors'
    ? `${reasonFor(limit.least, tint)} ${reasons.mirrors}`
    : reasons.belowStrip(limit.least)
}

function darkest(limit: number, glass: number): string {
  const film = darkestFilm(limit, glass)
  if (film === null) return reasons.darkGlass(glass)
  const shade = darkestShade(film)
  return shade === null
    ? reasons.noShade(glass, formatDecimal(film))
    : reasons.darkest(glass, formatDecimal(film), shade)
}

import { formatMonth } from '@/lib/config/dates'
import { type Limit, type Place, places, type Rule } from '@/lib/content/facts/laws'
import {
  claims,
  placeNotes,
  reasons,
  ruleNames,
  limit as texts,
  tintVerdict as tintVerdictTexts,
} from '@/lib/content/laws'
import { percent } from '@/lib/content/tint-tool'
import { formatDecimal, type Month } from '@/lib/content/words'
import { foldText } from '@/lib/parsing/fold-text'
import { isOutdated, notCheckedSince } from './law-age'
import { darkestFilm, darkestShade, type Tint, together, wholePercent } from './tint'

type Tinted = Pick<Tint, 'film' | 'glass' | 'window'>

/** `depends`: only on a strip, or only with a film that is approved. `unknown`: we have no figure, or an old one. */
export type Legality = 'within' | 'against' | 'depends' | 'unknown'

/** The exact verdict on a tint. An outdated row states no limit; `now` is `undefined` in the exported HTML. */
export function judge(
  { limits, checkedOn }: Place,
  { film, glass, window }: Tinted,
  now: Month | undefined,
): { legality: Legality; limit: Limit } {
  const isOld = now !== undefined && isOutdated(checkedOn, now)
  const limit = (!isOld && limits?.[window]) || 'ask-locally'
  return { legality: legalityOf(limit, together(glass, film)), limit }
}

const legalities: Record<Rule, Legality> = {
  'no-limit': 'within',
  'no-limit-with-mirrors': 'within',
  'with-mirrors': 'within',
  'no-film': 'against',
  'no-darkening': 'against',
  'approved-film': 'depends',
  'top-strip': 'depends',
  'ask-locally': 'unknown',
}

function legalityOf(limit: Limit, share: number): Legality {
  if (typeof limit === 'number') return share >= limit ? 'within' : 'against'
  if (typeof limit === 'string') return legalities[limit]
  return limit.rule === 'with-mirrors' ? legalityOf(limit.least, share) : legalities[limit.rule]
}

/** `70%`, `no film`, or both: `20%, with two mirrors`. */
export function formatLimit(limit: Limit): string {
  if (typeof limit === 'string') return ruleNames[limit]
  return typeof limit === 'number' ? percent(limit) : texts.both(limit.least, ruleNames[limit.rule])
}

/** `70% or more`, or a rule. */
export const formatLeast = (limit: Limit) =>
  typeof limit === 'number' ? texts.least(limit) : formatLimit(limit)

/** Places whose name, in English, Spanish or locally, or whose code has a word that starts with `text`. */
export function findPlaces(text: string): readonly Place[] {
  const wanted = foldText(text)
  return wanted === ''
    ? []
    : places.filter((place) => namesOf(place).some((name) => name.includes(` ${wanted}`)))
}

/** With a leading space, so that every word follows a space. */
const namesOf = ({ name, code, alsoCalled }: Place) =>
  [name, code, ...alsoCalled].map((each) => ` ${foldText(each)}`)

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

/** The exceptions and dates of a place's law. */
export function lawNoteOf({ id, limits }: Pick<Place, 'id' | 'limits'>): string | undefined {
  const note = placeNotes[id]
  return typeof note === 'function' ? (limits ? note(limits) : undefined) : note
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

/** `unclear`: the law gives no figure for a film on the whole window, or we have none. */
export type Verdict = { kind: 'within' | 'against' | 'unclear'; lead: string; text: string }

/** What the law of a place says about a tint, for a line of the quote. */
export function tintVerdict(place: Place, tint: Tinted, now: Month): Verdict {
  if (isOutdated(place.checkedOn, now))
    return { kind: 'unclear', lead: '', text: notCheckedSince(place.checkedOn) }
  const { kind, lead, text } = wordsOf(place, tint, now)
  return { kind, lead, text: `${text} ${tintVerdictTexts.checked(formatMonth(place.checkedOn))}` }
}

function wordsOf(place: Place, tint: Tinted, now: Month): Verdict {
  const { name, limits } = place
  const { legality, limit } = judge(place, tint, now)
  const unclear = (text: string): Verdict => ({ kind: 'unclear', lead: '', text })
  if (legality === 'unknown')
    return unclear(limits ? tintVerdictTexts.noFigureForWindow(name) : tintVerdictTexts.noFigure)
  if (legality === 'depends') return unclear(tintVerdictTexts.only(name, formatLimit(limit)))
  if (limit === 'no-film' || limit === 'no-darkening')
    return { kind: 'against', lead: tintVerdictTexts.notAllowed(name), text: tintVerdictTexts[limit] }
  if (limit === 'no-limit' || limit === 'no-limit-with-mirrors')
    return { kind: 'within', lead: tintVerdictTexts.within(name), text: tintVerdictTexts[limit] }
  if (legality === 'within')
    return {
      kind: 'within',
      lead: tintVerdictTexts.within(name),
      text: tintVerdictTexts.requires(formatLimit(limit)),
    }
  const through = wholePercent(together(tint.glass, tint.film))
  return {
    kind: 'against',
    lead: tintVerdictTexts.tooDark(name),
    text: tintVerdictTexts.requiresMore(formatLimit(limit), through),
  }
}

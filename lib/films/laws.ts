import { formatMonth } from '@/lib/config/dates'
import type { VehicleId, WindowId } from '@/lib/content/facts/films'
import type { Limit, Place, Rule } from '@/lib/content/facts/laws'
import { chips, ruleNames, verdict as texts } from '@/lib/content/laws'
import { legalTable, windowInSentence } from '@/lib/content/tint-tool'
import { type Month, percent } from '@/lib/content/words'
import { type Pane, roundLight, SHADES, together } from './tint'

/** The film on a window of a vehicle. A line of an older quote has no vehicle. */
export type Tinted = Pane & { window: WindowId; vehicle?: VehicleId | undefined }

/** `depends`: only on a strip, or only with a film that is approved. `unknown`: we have no figure, or an old one. */
export type Legality = 'within' | 'against' | 'depends' | 'unknown'

/** The exact verdict on a tint. An outdated row states no limit; `now` is `undefined` in the exported HTML. */
export function judge(
  place: Place,
  tint: Tinted,
  now: Month | undefined,
): { legality: Legality; limit: Limit } {
  const isOld = now !== undefined && isOutdated(place.checkedOn, now)
  const limit = isOld ? 'ask-locally' : limitFor(place, tint)
  return { legality: legalityOf(limit, together(tint.glass, tint.film)), limit }
}

/** The limits for a class of vehicles; where only some of them have other limits, those of cars. */
export function limitsFor({ limits, others }: Place, vehicle: VehicleId): Place['limits'] {
  return limits && others?.sure.includes(vehicle) ? { ...limits, ...others.limits } : limits
}

/** Where only some vehicles of a class have another limit, it is certain only if both give the same. */
function limitFor(place: Place, { film, glass, window, vehicle }: Tinted): Limit {
  const limits = vehicle ? limitsFor(place, vehicle) : place.limits
  const limit = limits?.[window] ?? 'ask-locally'
  const isUnsure =
    vehicle && place.others?.unsure.includes(vehicle) && place.others.limits[window] !== undefined
  return isUnsure && legalityOf(limit, together(glass, film)) !== 'within' ? 'ask-locally' : limit
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
  return typeof limit === 'number' ? percent(limit) : texts.both(percent(limit.least), ruleNames[limit.rule])
}

/**
 * What the law says about a tint. `unclear`: the law gives no figure for a film on the whole window, or we have none.
 * `chip` says it in a word or two.
 */
export type Verdict = { kind: 'within' | 'against' | 'unclear'; chip: string; lead: string; text: string }

/** The verdict in words. */
export function verdictOf(place: Place, tint: Tinted, now: Month | undefined): Verdict {
  const { legality, limit } = judge(place, tint, now)
  const { named } = place
  const window = windowInSentence[tint.window]
  const rule = typeof limit === 'object' ? limit.rule : limit
  if (rule === 'no-film') return against(chips.noFilm, texts.noFilm(window, named))
  if (rule === 'no-darkening') return against(chips.noFilm, texts.noDarkening(window, named))
  if (rule === 'approved-film') return unclear(chips.approved, texts.approved(window, named))
  if (rule === 'top-strip')
    return unclear(
      chips.strip,
      texts.strip(named),
      typeof limit === 'object' ? texts.belowStrip(limit.least) : '',
    )
  if (legality === 'unknown') return unclear(chips.unknown, ...unknownTexts(place, tint, now))
  if (rule === 'no-limit') return within(named, texts.noLimit(window))
  if (rule === 'no-limit-with-mirrors') return within(named, texts.noLimitWithMirrors(window))
  const share = together(tint.glass, tint.film)
  const least = typeof limit === 'object' ? limit.least : Number(limit)
  // 24.96% is too dark for 25%, and must not read as 25%.
  const round = legality === 'against' && roundLight(share) >= least ? Math.floor : Math.round
  const reason = texts.requires(formatLimit(limit), percent(roundLight(share, round)))
  return legality === 'within' ? within(named, reason) : against(chips.against, texts.tooDark(named), reason)
}

const within = (place: string, text: string): Verdict => ({
  kind: 'within',
  chip: chips.within,
  lead: texts.within(place),
  text,
})
const against = (chip: string, lead: string, text = ''): Verdict => ({ kind: 'against', chip, lead, text })
const unclear = (chip: string, lead: string, text = ''): Verdict => ({ kind: 'unclear', chip, lead, text })

function unknownTexts(place: Place, tint: Tinted, now: Month | undefined): [lead: string, text: string] {
  const { checkedOn, limits, named } = place
  if (now && isOutdated(checkedOn, now)) return [notCheckedSince(checkedOn), '']
  if (limits?.[tint.window] !== undefined && limits[tint.window] !== 'ask-locally')
    return [texts.otherClass(named), texts.askFirst]
  if (limits) return [texts.noFigureForWindow(windowInSentence[tint.window], named), texts.askFirst]
  return [texts.noFigure(named), texts.askFirst]
}

/** The darkest shade on sale that is legal on this glass; `null` if there is none, or no figure. */
export function darkestLegal(place: Place, tint: Tinted, now: Month | undefined): number | null {
  const isLegal = (film: number) => judge(place, { ...tint, film }, now).legality === 'within'
  return SHADES.find(isLegal) ?? null
}

/** From this age a row states no limit. */
const OUTDATED_AFTER_MONTHS = 12
/** From this age `npm run content` warns that a row has to be checked again. */
const DUE_AFTER_MONTHS = 10

// Months always have two digits, so they can be compared as text.
export const isOutdated = (checkedOn: Month, now: Month) => now >= outdatedFrom(checkedOn)

export const isDue = (checkedOn: Month, now: Month) => now >= monthsAfter(checkedOn, DUE_AFTER_MONTHS)

export function monthOf(date: Date): Month {
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`
}

/** The first month in which a row is outdated. */
export const outdatedFrom = (checkedOn: Month): Month => monthsAfter(checkedOn, OUTDATED_AFTER_MONTHS)

export const notCheckedSince = (checkedOn: Month) => legalTable.notCheckedSince(formatMonth(checkedOn))

function monthsAfter(month: Month, months: number): Month {
  const [year, number] = month.split('-')
  return monthOf(new Date(Number(year), Number(number) - 1 + months))
}

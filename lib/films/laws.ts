import { formatMonth } from '@/lib/config/dates'
import type { VehicleId, WindowId } from '@/lib/content/facts/films'
import type { Limit, Place, Rule } from '@/lib/content/facts/laws'
import { chips, lightWords, verdict as texts } from '@/lib/content/laws'
import { glassChoice, lightLimits, windowInSentence } from '@/lib/content/tint-tool'
import { formatNumber, type Month, percent } from '@/lib/content/words'
import { type Glass, kindOf, type Light, lightThrough, NO_FILM, type Pane, roundLight, SHADES } from './tint'

/** The film on a window of a vehicle. A line of an older quote has no vehicle. */
export type Tinted = Pane & { window: WindowId; vehicle?: VehicleId | undefined }

/**
 * What the law says about a film. `depends`: some glass of its kind lets enough light through, other glass may not.
 * `against`: too dark with all of it (with what is typical, if the kind has no band), or no film is allowed. `conditional`: only a strip, or only a film that is approved.
 * `unknown`: we have no figure, or an old one.
 */
export type LawAnswer = 'meets' | 'depends' | 'against' | 'no-limit' | 'conditional' | 'unknown'

/** `least` is the limit that the light through the window is compared with, if there is one. */
export type Judgment = { answer: LawAnswer; limit: Limit; least: number | undefined }

/** An outdated row states no limit; `now` is `undefined` in the exported HTML. */
export function judge(place: Place, tint: Tinted, now: Month | undefined): Judgment {
  const limit = isOld(place, now) ? 'ask-locally' : limitFor(place, tint)
  return { answer: answerOf(limit, tint), limit, least: leastOf(limit) }
}

/** Months always have two digits, so they can be compared as text. */
export const isOld = ({ checkedOn }: Pick<Place, 'checkedOn'>, now: Month | undefined) =>
  now !== undefined && now >= outdatedFrom(checkedOn)

/** The limits for a class of vehicles; where only some of them have other limits, those of cars. */
export function limitsFor({ limits, others }: Place, vehicle: VehicleId): Place['limits'] {
  return limits && others?.sure.includes(vehicle) ? { ...limits, ...others.limits } : limits
}

/**
 * Some vehicles of a class may have another limit, below that of cars: what meets the limit of cars meets the law, and
 * what is too dark for the other one is too dark.
 */
function limitFor(place: Place, tint: Tinted): Limit {
  const { window, vehicle } = tint
  const limits = vehicle ? limitsFor(place, vehicle) : place.limits
  const limit = limits?.[window] ?? 'ask-locally'
  const other = vehicle && place.others?.unsure.includes(vehicle) ? place.others.limits[window] : undefined
  if (other === undefined || answerOf(limit, tint) === 'meets') return limit
  return answerOf(other, tint) === 'against' ? other : 'ask-locally'
}

const answers: Record<Rule, LawAnswer> = {
  'no-limit': 'no-limit',
  'no-limit-with-mirrors': 'no-limit',
  'with-mirrors': 'unknown',
  'no-film': 'against',
  'no-darkening': 'against',
  'approved-film': 'conditional',
  'top-strip': 'conditional',
  'ask-locally': 'unknown',
}

function answerOf(limit: Limit, pane: Pane): LawAnswer {
  const least = leastOf(limit)
  return least === undefined ? answers[ruleOf(limit) ?? 'ask-locally'] : compare(lightThrough(pane), least)
}

/** Exact, and inclusive: 25% meets a limit of 25%, and 24.96% is too dark for it. */
function compare({ low, high, isAbout }: Light, least: number): LawAnswer {
  if (high < least) return 'against'
  return low < least || isAbout ? 'depends' : 'meets'
}

export const ruleOf = (limit: Limit): Rule | undefined => {
  if (typeof limit === 'number') return undefined
  return typeof limit === 'string' ? limit : limit.rule
}

/** The condition on which a window has no limit. */
export const mirrorsFor = (limit: Limit) =>
  ruleOf(limit) === 'no-limit-with-mirrors' ? texts.withMirrors : ''

/** On a windshield with a strip, the figure is for the part without film. */
function leastOf(limit: Limit): number | undefined {
  if (typeof limit === 'number') return limit
  return typeof limit === 'object' && limit.rule === 'with-mirrors' ? limit.least : undefined
}

/** The darkest shade on sale that meets the law with any glass of its kind; `null` if none does, or there is no figure. */
export const darkestMeeting = (place: Place, tint: Tinted, now: Month | undefined): number | null =>
  SHADES.find((film) => judge(place, { ...tint, film }, now).answer === 'meets') ?? null

/** The lightest shade on sale that is not too dark for certain; `null` if all are. */
export const lightestPossible = (place: Place, tint: Tinted, now: Month | undefined): number | null =>
  SHADES.findLast((film) => judge(place, { ...tint, film }, now).answer !== 'against') ?? null

/** The least light that glass has to let through, in whole percent, so that the limit is met with this film. */
export const glassNeeded = (least: number, film: number) => Math.ceil((least * 100) / film)

/** `24.5 to 29.8%`, `about 4%`, `25.9%`. Light that is too dark for `least` does not read as if it met it. */
export function formatLight({ low, high, isAbout }: Light, least?: number): string {
  const round = (share: number) => {
    const rounded = roundLight(share)
    return least !== undefined && share < least && rounded >= least ? roundLight(share, Math.floor) : rounded
  }
  const [from, to] = [round(low), round(high)]
  if (from !== to) return lightWords.range(formatNumber(from), percent(to))
  return isAbout ? lightWords.about(percent(to)) : percent(to)
}

/** The kind of a glass and the light through it, without film: `factory`, `70 to 85%`. */
export const glassWords = (glass: Glass): readonly [kind: string, light: string] => [
  kindOf(glass)?.named ?? glassChoice.metered,
  formatLight(lightThrough({ glass, film: NO_FILM })),
]

/**
 * The answer in words. `chip` says it in a word or two; `lead` is complete with `tail`, the place, which a phone has no
 * room for. `text` is empty where the figures say the rest.
 */
export type Verdict = Judgment & { kind: Kind; chip: string; lead: string; tail: string; text: string }
type Kind = 'within' | 'depends' | 'against' | 'unclear'

const kinds: Record<LawAnswer, Kind> = {
  meets: 'within',
  'no-limit': 'within',
  depends: 'depends',
  against: 'against',
  conditional: 'unclear',
  unknown: 'unclear',
}

export function verdictOf(place: Place, tint: Tinted, now: Month | undefined): Verdict {
  const judgment = judge(place, tint, now)
  return { ...judgment, kind: kinds[judgment.answer], ...wordsOf(place, tint, now, judgment) }
}

type Words = Pick<Verdict, 'chip' | 'lead' | 'tail' | 'text'>
const words = (chip: string, lead: string, tail: string, text = ''): Words => ({ chip, lead, tail, text })

function wordsOf(
  place: Place,
  tint: Tinted,
  now: Month | undefined,
  { answer, limit, least }: Judgment,
): Words {
  const { named, checkedOn, limits } = place
  const window = windowInSentence[tint.window]
  const [inPlace, forPlace] = [texts.inPlace(named), texts.forPlace(named)]
  const rule = ruleOf(limit)
  if (answer === 'meets') return words(chips.meets, texts.meets + inPlace, '')
  if (answer === 'depends') return words(chips.depends, texts.depends, inPlace)
  if (least !== undefined) return words(chips.against, texts.against, forPlace)
  if (answer === 'against')
    return rule === 'no-film'
      ? words(chips.noFilm, texts.noFilm, inPlace, texts.noFilmOn(window))
      : words(chips.noFilm, texts.noFilm, inPlace, texts.noDarkeningOn(window))
  if (answer === 'no-limit')
    return words(chips.noLimit, texts.noLimit + inPlace, '', texts.noLimitFor(window, mirrorsFor(limit)))
  if (rule === 'approved-film')
    return words(chips.approved, texts.approved, inPlace, texts.approvedOn(window))
  if (rule === 'top-strip')
    return words(
      chips.strip,
      texts.strip,
      inPlace,
      typeof limit === 'object' ? texts.belowStrip(limit.least) : '',
    )
  if (isOld(place, now)) return words(chips.unknown, notCheckedSince(checkedOn), '', texts.askLocally)
  if (limits && limits[tint.window] !== 'ask-locally')
    return words(chips.unknown, texts.otherClass, inPlace, texts.askFirst)
  return limits
    ? words(chips.unknown, texts.noFigure, forPlace, texts.askAbout(window))
    : words(chips.unknown, texts.byState, inPlace, texts.askState)
}

/** From this age a row states no limit. */
const OUTDATED_AFTER_MONTHS = 12
/** From this age `npm run content` warns that a row has to be checked again. */
const DUE_AFTER_MONTHS = 10

export const isDue = (checkedOn: Month, now: Month) => now >= monthsAfter(checkedOn, DUE_AFTER_MONTHS)

export function monthOf(date: Date): Month {
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`
}

/** The first month in which a row is outdated. */
export const outdatedFrom = (checkedOn: Month): Month => monthsAfter(checkedOn, OUTDATED_AFTER_MONTHS)

const notCheckedSince = (checkedOn: Month) => lightLimits.notCheckedSince(formatMonth(checkedOn))

/** In place of limits. */
export const outdatedNote = (checkedOn: Month) => `${notCheckedSince(checkedOn)}. ${texts.askLocally}`

function monthsAfter(month: Month, months: number): Month {
  const [year, number] = month.split('-')
  return monthOf(new Date(Number(year), Number(number) - 1 + months))
}

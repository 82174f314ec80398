import type { Month } from '@/lib/config/sources'
import type { Limit, Place, Rule } from '@/lib/config/tint-place'
import { places } from '@/lib/content/facts/films/window-film/tint-laws'
import { ruleNames, limit as texts } from '@/lib/content/films/window-film/legal'
import { percent } from '@/lib/content/films/window-film/tint'
import { foldText } from '@/lib/parsing/fold-text'
import { isOutdated } from './law-age'
import { together } from './tint'
import type { Tint } from './tint-choice'

export type Tinted = Pick<Tint, 'film' | 'glass' | 'window'>

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

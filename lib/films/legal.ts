import type { Limit, Place } from '@/lib/config/tint-place'
import { places } from '@/lib/content/facts/films/window-film/tint-laws'
import { ruleNames, limit as texts } from '@/lib/content/films/window-film/legal'
import { percent } from '@/lib/content/films/window-film/tint'
import { foldText } from '@/lib/parsing/fold-text'

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

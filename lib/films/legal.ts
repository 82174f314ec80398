import { type Limit, type Place, places } from '@/lib/content/tint-laws'
import { foldText } from '@/lib/parsing/fold-text'

/** The place that the finder shows first. */
export const firstPlace = places.find(({ id }) => id === 'united-kingdom') ?? places[0]

/** `70%`, `no film`, or both: `20%, with two mirrors`. */
export function formatLimit(limit: Limit): string {
  if (typeof limit === 'string') return limit
  return typeof limit === 'number' ? `${limit}%` : `${limit.least}%, ${limit.rule}`
}

/** Places with a name that has a word beginning with `text`, in English, in Spanish or as people say there. */
export function findPlaces(text: string): readonly Place[] {
  const wanted = foldText(text)
  return wanted === ''
    ? []
    : places.filter((place) => namesOf(place).some((name) => name.includes(` ${wanted}`)))
}

/** Each with a leading space, so that the beginning of every word follows one. */
const namesOf = ({ name, code, alsoCalled }: Place) =>
  [name, code, ...alsoCalled].map((each) => ` ${foldText(each)}`)

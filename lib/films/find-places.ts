import { distance } from 'fastest-levenshtein'
import { type Place, places } from '@/lib/content/facts/laws'
import { otherNames } from '@/lib/content/facts/place-names'
import { foldText } from '@/lib/parsing/fold-text'

/** Places whose name, in English, Spanish or locally, or whose code has a word that starts with `text`. */
export function findPlaces(text: string): readonly Place[] {
  const wanted = foldText(text)
  if (wanted === '') return []
  const found = places.filter((place) => namesOf(place).some((name) => name.includes(` ${wanted}`)))
  if (found.length > 0 || wanted.length < LEAST_MISTYPED) return found
  return places.filter((place) => namesOf(place).some((name) => startsAlmost(name.trim(), wanted)))
}

/** Shorter texts with one wrong letter would find everything. */
const LEAST_MISTYPED = 4

/** Whether the name starts with the text but for one letter that is wrong, missing or too many. */
const startsAlmost = (name: string, text: string) =>
  [-1, 0, 1].some((more) => distance(name.slice(0, text.length + more), text) <= 1)

/** With a leading space, so that every word follows a space. */
const namesOf = ({ id, name }: Place) => [name, ...otherNames[id]].map((each) => ` ${foldText(each)}`)

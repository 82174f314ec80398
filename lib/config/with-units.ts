import { figures } from '@/lib/content/words'

/** Joins a figure and its unit with non-breaking spaces: `8 mil`, `5 to 10 years`. */
export const withUnits = (words: string) =>
  words.replace(figures.rangeWord, '$1\u00a0$2\u00a0').replace(figures.spaceBeforeUnit, '$1\u00a0')

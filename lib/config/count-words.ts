import { numberWords } from '@/lib/content/number-words'
import { plural } from './grammar'

/** `Seven`, or digits above twelve. */
export const numberWord = (count: number): string => numberWords[count] ?? String(count)

/** `Seven panels`, `One panel`. */
export const countOf = (count: number, forms: { one: string; other: string }) =>
  `${numberWord(count)} ${plural(count, forms)}`

import { plural } from '@/lib/config/grammar'

const words = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]

/** `Seven`, or digits above twelve. */
export const numberWord = (count: number): string => words[count] ?? String(count)

/** `Seven panels`, `One panel`. */
export const countOf = (count: number, forms: { one: string; other: string }) =>
  `${numberWord(count)} ${plural(count, forms)}`

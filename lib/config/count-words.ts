const WORDS = [
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
export const numberWord = (count: number): string => WORDS[count] ?? String(count)

/** `Seven panels`, `One panel`. */
export function countOf(count: number, thing: string): string {
  return `${numberWord(count)} ${thing}${count === 1 ? '' : 's'}`
}

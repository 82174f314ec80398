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

/** `Seven panels`, `One panel`; above twelve in digits. */
export function countOf(count: number, thing: string): string {
  return `${WORDS[count] ?? count} ${thing}${count === 1 ? '' : 's'}`
}

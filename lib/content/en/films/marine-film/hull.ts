import { countOf } from '@/lib/content/number-words'

/** The keels: in the list, and in a sentence after the boat's length. */
export const keelNames = {
  fin: { label: 'Fin keel', named: 'boat with a fin keel' },
  long: { label: 'Long keel', named: 'boat with a long keel' },
  motor: { label: 'Motor boat', named: 'motor boat' },
}

/** “An” before 8, 11 and 18. */
const article = (boat: string) => (/^(8|1[18]\b)/.test(boat) ? 'an' : 'a')

/** The choice as the heading of a page's end and of a line of the quote. */
export const hullChoice = {
  zones: (count: number) => countOf(count, { one: 'zone', other: 'zones' }),
  boat: (length: string, keel: string) => `${length} ${keel}`,
  title: (zones: string, boat: string) => `${zones}, on ${article(boat)} ${boat}`,
}

import { plural } from '@/lib/config/grammar'
import { numberWord } from '@/lib/content/number-words'

/** The keels: in the list, and in a sentence after the boat's length. */
export const keelNames = {
  fin: { label: 'Quilla de aleta', named: 'con quilla de aleta' },
  long: { label: 'Quilla corrida', named: 'con quilla corrida' },
  motor: { label: 'Barco a motor', named: 'a motor' },
}

/** The choice as the heading of a page's end, and as a line of the quote. */
export const hullChoice = {
  zones: (count: number) => plural(count, { one: 'Una zona', other: `${numberWord(count)} zonas` }),
  boat: (length: string, keel: string) => `barco de ${length}, ${keel}`,
  title: (zones: string, boat: string) => `${zones} en un ${boat}`,
}

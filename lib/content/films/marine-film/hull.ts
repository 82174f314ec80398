import { formatDecimal, formatNumber } from '@/lib/config/language'
import { countOf } from '@/lib/content/number-words'

/** The keels: in the list, and in a sentence after the boat's length. */
export const keelNames = {
  fin: { label: 'Fin keel', named: 'boat with a fin keel' },
  long: { label: 'Long keel', named: 'boat with a long keel' },
  motor: { label: 'Motor boat', named: 'motor boat' },
}

type Sizes = Readonly<Record<'lwl' | 'beam' | 'freeboard' | 'draught', number>>
type Areas = Readonly<Record<'topsides' | 'deck' | 'underWater', number>>

/** The choice as the heading of a page's end, and as a line of the quote. */
export const hullChoice = {
  zones: (count: number) => countOf(count, { one: 'zone', other: 'zones' }),
  boat: (length: number, keel: string) => `${formatNumber(length)} m ${keel}`,
  title: (zones: string, boat: string) => `${zones}, on a ${boat}`,
  line: (boat: string, { lwl, beam, freeboard, draught }: Sizes, areas: Areas, zones: readonly string[]) =>
    `Hull, ${boat} (waterline ${formatNumber(lwl)}, beam ${formatNumber(beam)}, freeboard ${formatNumber(freeboard)}, draught ${formatNumber(draught)} m; the whole hull has topsides ${formatDecimal(areas.topsides)}, deck ${formatDecimal(areas.deck)}, under water ${formatDecimal(areas.underWater)} m²): ${zones.join(', ')}`,
}

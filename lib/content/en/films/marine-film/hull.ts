import { formatDecimal, formatNumber } from '@/lib/config/language'
import { countOf } from '@/lib/content/number-words'

/** The keels: in the list, and in a sentence after the boat's length. */
export const keelNames = {
  fin: { label: 'Fin keel', named: 'boat with a fin keel' },
  long: { label: 'Long keel', named: 'boat with a long keel' },
  motor: { label: 'Motor boat', named: 'motor boat' },
}

const sizeNames = { lwl: 'waterline', beam: 'beam', freeboard: 'freeboard', draught: 'draught' }

type Size = keyof typeof sizeNames
const sizeIds: readonly Size[] = ['lwl', 'beam', 'freeboard', 'draught']

/** The choice as the heading of a page's end, and as a line of the quote. */
export const hullChoice = {
  zones: (count: number) => countOf(count, { one: 'zone', other: 'zones' }),
  boat: (length: string, keel: string) => `${length} ${keel}`,
  title: (zones: string, boat: string) => `${zones}, on a ${boat}`,
  line: (
    boat: string,
    sizes: Readonly<Record<Size, number>>,
    estimated: readonly string[],
    area: number,
    zones: readonly string[],
  ) => {
    const list = (ids: readonly Size[]) =>
      ids.map((id) => `${sizeNames[id]} ${formatNumber(sizes[id])} m`).join(', ')
    const given = list(sizeIds.filter((id) => !estimated.includes(id)))
    const guessed = list(sizeIds.filter((id) => estimated.includes(id)))
    const details = [given, guessed && `estimated from the length: ${guessed}`, paintFilm(area)]
    return `Hull, ${boat} (${details.filter(Boolean).join('; ')}): ${zones.join(', ')}`
  },
}

/** `about 31.2 m² of paint film` */
const paintFilm = (area: number) => `about ${formatDecimal(area)} m² of paint film`

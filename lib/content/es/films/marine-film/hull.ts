import { plural } from '@/lib/config/grammar'
import { formatDecimal, formatNumber } from '@/lib/config/language'
import { numberWord } from '@/lib/content/number-words'

/** The keels: in the list, and in a sentence after the boat's length. */
export const keelNames = {
  fin: { label: 'Quilla de aleta', named: 'con quilla de aleta' },
  long: { label: 'Quilla corrida', named: 'con quilla corrida' },
  motor: { label: 'Barco a motor', named: 'a motor' },
}

const sizeNames = {
  lwl: 'eslora de flotación',
  beam: 'manga',
  freeboard: 'francobordo',
  draught: 'calado',
}

type Size = keyof typeof sizeNames
const sizeIds: readonly Size[] = ['lwl', 'beam', 'freeboard', 'draught']

/** The choice as the heading of a page's end, and as a line of the quote. */
export const hullChoice = {
  zones: (count: number) => plural(count, { one: 'Una zona', other: `${numberWord(count)} zonas` }),
  boat: (length: string, keel: string) => `barco de ${length} ${keel}`,
  title: (zones: string, boat: string) => `${zones} en un ${boat}`,
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
    const details = [given, guessed && `según la eslora: ${guessed}`, paintFilm(area)]
    return `Casco, ${boat} (${details.filter(Boolean).join('; ')}): ${zones.join(', ')}`
  },
}

/** `unos 31,2 m² de película de protección` */
const paintFilm = (area: number) => `unos ${formatDecimal(area)} m² de película de protección`

import { numberWord } from '@/lib/content/language'
import { formatNumber, plural } from '@/lib/content/words'

const paintFilm = (area: string) => `unos ${area} de película de protección`

type Factor = Readonly<{ label: string; factor: number }>

export const hullPlanner = {
  zones: 'Zonas del casco',
  waterline: 'Bajo la línea de flotación, usa antiincrustante.',
  hint: 'Toca una zona en el dibujo o en la lista.',
  /** `area` is that of the paint film on the chosen zones. */
  result: <Bold>(
    bold: (words: string) => Bold,
    chosen: number,
    all: number,
    area: string,
    hasGlass: boolean,
  ) => [
    bold(`${chosen} de ${all}`),
    ` zonas cubiertas, ${paintFilm(area)}.${hasGlass ? ' Las ventanas de la cabina llevan película para ventanas, pero solo si son de vidrio.' : ''}`,
  ],
  noneChosen: 'Elige primero al menos una zona.',
  heading: 'Cuánta película',
  measures: {
    loa: 'Eslora total',
    lwl: 'Eslora de flotación',
    beam: 'Manga',
    freeboard: 'Francobordo',
    draught: 'Calado',
  },
  keel: 'Quilla',
  estimated: 'Estimación según la eslora.',
  areas: {
    topsides: 'Obra muerta',
    deck: 'Cubierta',
    underWater: 'Obra viva: sin película de protección',
  },
  /** After the area of the chosen zones. */
  ofWhole: (area: string) => `de ${area}`,
  note: (deck: number, keels: readonly Factor[], site: string) =>
    `Obra muerta: (eslora + manga) × 2 × francobordo; cubierta: eslora × manga × ${formatNumber(deck)}; obra viva: eslora de flotación × (manga + calado) × ${keels.map(({ label, factor }) => `${formatNumber(factor)} ${label.toLowerCase()}`).join('; ')} (${site}). Una zona cuenta según su parte del dibujo; el espejo de popa, con manga × francobordo. Para las medidas que dejes vacías valen las proporciones del barco de nuestros dibujos. Una estimación.`,
}

export const hullCall = {
  emptyTitle: 'Elige primero una zona.',
  emptyText: 'El dibujo de arriba lleva la cuenta.',
  title: (coverage: string) => `${coverage}.`,
  count: (chosen: number, all: number, area: string) => `${chosen} de ${all} zonas, ${paintFilm(area)}.`,
  change: 'Cambiar las zonas',
}

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

/** The zones of a boat and its packages, by id. The zones are in the drawing's order. */
export const boatParts = {
  zones: {
    bow: 'Proa',
    'hull-side': 'Obra muerta',
    quarter: 'Aleta',
    transom: 'Espejo de popa',
    waterline: 'Franja de flotación',
    'rub-rail': 'Cintón',
    gunwale: 'Regala',
    foredeck: 'Cubierta de proa',
    'swim-platform': 'Plataforma de baño',
    hardtop: 'Techo rígido',
    'cabin-glass': 'Vidrios de la cabina',
  },
  packages: {
    dock: { name: 'Amarre', hint: 'Defensas, cabos y embarque' },
    bow: { name: 'Proa', hint: 'Ancla, cadena y rociones' },
    topsides: { name: 'Obra muerta', hint: 'Todo el gelcoat hasta la línea de flotación' },
    full: { name: 'Total', hint: 'Obra muerta, bordes de cubierta y vidrios' },
  },
}

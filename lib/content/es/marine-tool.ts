import { capitalized, listOf, lowered, plural } from '@/lib/content/words'
import { about, numberWord } from './language'

const measureNames = { loa: 'la eslora', beam: 'la manga', freeboard: 'el francobordo' }
type Measure = keyof typeof measureNames

export const hullPlanner = {
  heading: 'Tu barco',
  measures: { loa: 'Eslora', beam: 'Manga', freeboard: 'Francobordo' },
  hint: 'Cualquier unidad: 9 m, 29.5 pies, 29′6″.',
  estimated: (measures: readonly Measure[]) =>
    `Estimado: ${listOf(measures.map((each) => measureNames[each]))}.`,
  unreadable: (measure: Measure, min: string, max: string) =>
    `No podemos leer ${measureNames[measure]}. Escribe una medida de ${min} a ${max}.`,
  outOfRange: (measure: Measure, min: string, max: string) =>
    `${capitalized(measureNames[measure])} está fuera de los límites. Escribe una medida de ${min} a ${max}.`,
  zones: 'Zonas del casco',
  /** The heading of the closed list of zones. */
  fold: (chosen: number, all: number) => `Zonas: ${chosen} de ${all}`,
  tap: 'Película transparente: tu color se queda. Toca una zona para protegerla.',
  howWeEstimate: 'Cómo lo estimamos',
  glass: 'Las ventanas de la cabina llevan película para ventanas si son de vidrio.',
  announced: (coverage: string, area: string) => `${coverage}. ${about(area)} de película de protección.`,
  fix: (measure: Measure) => `Corrige primero ${measureNames[measure]}`,
  noneChosen: 'Elige primero una zona.',
}

export const hullSteps = {
  title: 'Cuatro paquetes para tu barco',
  own: (chosen: number, all: number, area: string) =>
    `Tu elección: ${chosen} de ${all} zonas, ${lowered(about(area))}`,
  byHand: '¿Algo intermedio? Elige zonas a mano',
}

export const hullCall = {
  emptyText: 'Toca una en el dibujo de arriba.',
  parts: 'zonas',
  change: 'Cambiar las zonas',
  choose: 'Elegir zonas',
}

/** The choice as the heading of a page's end, and as a line of the quote. */
export const hullChoice = {
  zones: (count: number) => plural(count, { one: 'Una zona', other: `${numberWord(count)} zonas` }),
  title: (zones: string, length: string) => `${zones} en un barco de ${length}`,
}

/** The zones of a boat and its packages, by id. The zones are in the drawing's order. */
export const boatParts = {
  zones: {
    bow: 'Proa',
    'hull-side': 'Costados',
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
    dock: { name: 'Amarre', hint: 'Defensas, cabos, subidas y bajadas' },
    bow: { name: 'Proa', hint: 'Ancla, cadena y salpicaduras' },
    topsides: { name: 'Obra muerta', hint: 'Todo el gelcoat hasta la línea de flotación' },
    full: { name: 'Completo', hint: 'Obra muerta, bordes de cubierta y vidrios' },
  },
}

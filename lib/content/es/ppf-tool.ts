import type { panelIds } from '@/lib/content/facts/films'
import { countOf, lowered, percent } from '@/lib/content/words'
import { about, inText } from './language'

/** Lengths and a width with their units. */
type Roll = Readonly<{ length: string; width: string; waste: number; withWaste: string }>

export const coverageConfigurator = {
  panels: 'Paneles',
  hint: 'Película transparente: tu color se queda. Toca un panel para protegerlo.',
  vehicle: 'Vehículo',
  kept: 'Se guarda para ventanas, cotización y contacto.',
  /** Announced when another vehicle is chosen. */
  vehicleChosen: (vehicle: string, area: string) => `${vehicle}. ${about(area)} de película.`,
  /** Announced when other panels are chosen. */
  panelsChosen: (chosen: number, all: number, area: string) =>
    `${chosen} de ${all} paneles cubiertos. ${about(area)} de película.`,
  /** The heading of the closed list of panels. */
  fold: (chosen: number, all: number) => `Paneles: ${chosen} de ${all}`,
  howWeEstimate: 'Cómo lo estimamos',
  /** The film of the choice on the roll, for the chosen vehicle. */
  roll: (coverage: string, { length, width, waste, withWaste }: Roll) =>
    `${coverage}: ${inText(length)} de un rollo de ${width} de ancho; con un ${percent(waste)} de merma, ${inText(withWaste)}. Una estimación.`,
  noneChosen: 'Elige primero al menos un panel.',
}

export const coverageSteps = {
  title: 'Cuatro paquetes. Cada uno suma al anterior.',
  own: (chosen: number, all: number, area: string) =>
    `Tu propia elección: ${chosen} de ${all} paneles, ${lowered(about(area))}`,
  byHand: '¿Algo intermedio? Elige los paneles a mano',
}

export const coverageCall = {
  emptyTitle: 'Elige primero un panel.',
  emptyText: 'Toca uno en el dibujo de arriba.',
  parts: 'paneles',
  change: 'Cambiar los paneles',
  choose: 'Elegir paneles',
}

/** The drawing in a message that it could not be loaded. */
export const vehicleDrawing = { name: 'Dibujo del vehículo' }

/** The choice as the heading of a page's end, and as a line of the quote. */
export const coverageChoice = {
  panels: (count: number) => countOf(count, { one: 'panel', other: 'paneles' }),
  title: (panels: string, vehicle: string) => `${panels} en ${vehicle}`,
}

/** The panels of a car and its packages, by id. The panels are in the drawing's order. */
export const carParts = {
  panels: {
    'front-bumper': 'Parachoques delantero',
    headlights: 'Faros',
    mirrors: 'Espejos laterales',
    hood: 'Capó',
    fenders: 'Guardabarros delanteros',
    rockers: 'Estribos',
    'door-front': 'Puertas delanteras',
    'door-rear': 'Puertas traseras',
    quarter: 'Costados traseros',
    roof: 'Techo y pilares',
    trunk: 'Maletero',
    'rear-bumper': 'Parachoques trasero',
  } satisfies Record<(typeof panelIds)[number], string>,
  /** What a panel is called on other vehicles than a sedan, by the vehicle's drawing. */
  otherNames: {
    hatch: { trunk: 'Portón trasero' },
    car: {},
    suv: { trunk: 'Portón trasero' },
    truck: { quarter: 'Costados de la caja', trunk: 'Compuerta' },
  },
  packages: {
    nose: { name: 'Frontal básico', hint: 'Donde da primero la grava' },
    front: { name: 'Frontal', hint: 'Todo lo que va delante de las puertas' },
    road: { name: 'Carretera', hint: 'Frontal, estribos y donde salta la grava' },
    full: { name: 'Completo', hint: 'Todos los paneles pintados' },
  },
}

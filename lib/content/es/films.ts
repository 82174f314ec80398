import type { FilmDrawingName, FilmName } from '@/lib/content/facts/films'
import type { Standing } from '@/lib/content/words'

export const filmPage = {
  lines: 'Líneas de producto',
  lineNames: { ppf: 'PPF', 'window-film': 'Ventanas', 'marine-film': 'Náutica' } satisfies Record<
    FilmName,
    string
  >,
  needsScript: 'La herramienta de esta página necesita JavaScript, que está desactivado en este navegador.',
}

export const packageTable = { covered: 'con película', notCovered: 'sin película' }

/** What kind of text a document of a law is. */
export const standings: Record<Standing, string> = {
  official: 'oficial',
  copy: 'copia de la ley',
  press: 'prensa',
  unofficial: 'no oficial',
}

/** The invitation to use a line's tool, and its drawing. */
export const lineTools: Record<FilmName, { invitation: string; drawing: FilmDrawingName }> = {
  ppf: { invitation: 'Cubrir un coche', drawing: 'pack-car-nose' },
  'window-film': { invitation: 'Tintar una ventanilla', drawing: 'prop-tint' },
  'marine-film': { invitation: 'Medir un barco', drawing: 'pack-boat-bow' },
}

export const partsPicker = { package: 'Paquete' }

export const addToQuote = {
  name: 'Tu presupuesto',
  add: 'Añadir a mi presupuesto',
  /** While a line of the quote is changed. */
  save: 'Guardar el cambio',
}

export const choiceBar = { label: 'Tu elección' }

export const numberField = {
  /** Below a value that was typed in another unit: `29.5 ft is 8.99 m.` */
  converted: (typed: string, shown: string) => `${typed} equivale a ${shown}.`,
}

/** Figures with their units. Each figure is a text, formatted for the language. */
export const unitNames = {
  metres: (figure: string) => `${figure} m`,
  squareMetres: (figure: string) => `${figure} m²`,
  feet: (figure: string) => `${figure} ft`,
  inches: (figure: string) => `${figure} in`,
  feetAndInches: (feet: string, inches: string) => `${feet} ft ${inches} in`,
  squareFeet: (figure: string) => `${figure} ft²`,
  /** The visitor's units first: `9 m (29 ft 6 in)`. */
  both: (own: string, other: string) => `${own} (${other})`,
}

/** The choice in the first row of a tool. */
export const unitsChoice = {
  legend: 'Unidades',
  systems: { metric: 'Métricas', us: 'EE.\u00a0UU.' },
  /** Announced when other units are chosen. */
  chosen: (system: string, area: string | null) =>
    `Unidades: ${system}.${area === null ? '' : ` Unos ${area} de película.`}`,
}

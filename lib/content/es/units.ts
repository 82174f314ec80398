import { about } from './language'

export const numberField = {
  /** Below a value that was typed in another unit: `29.5 pies son 8.99 m.` */
  converted: (typed: string, shown: string) => `${typed} son ${shown}.`,
}

/** Figures with their units. Each figure is a text, formatted for the language. */
export const unitNames = {
  metres: (figure: string) => `${figure} m`,
  squareMetres: (figure: string) => `${figure} m²`,
  feet: (figure: string) => `${figure} pies`,
  inches: (figure: string) => `${figure} pulg`,
  feetAndInches: (feet: string, inches: string) => `${feet}′${inches}″`,
  squareFeet: (figure: string) => `${figure} pies²`,
  /** The visitor's units first: `9 m (29′6″)`. */
  both: (own: string, other: string) => `${own} (${other})`,
}

/** The choice in the first row of a tool. */
export const unitsChoice = {
  legend: 'Unidades',
  systems: { metric: 'Métricas', us: 'EE.\u00a0UU.' },
  /** Announced when other units are chosen. */
  chosen: (system: string, area: string | null) =>
    `Unidades: ${system}.${area === null ? '' : ` ${about(area)} de película.`}`,
}

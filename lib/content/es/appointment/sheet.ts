import { listOf } from '@/lib/config/grammar'
import { formatNumber } from '@/lib/config/language'
import { site } from '@/lib/content/facts/site'

/** What changes with the panels, or has to be pressed. */
export const installerSheet = {
  brand: `${site.name}: película de protección de pintura, hoja para el instalador`,
  /** Blanks to fill in by hand. */
  blanks: { car: 'Marca, modelo, color', plate: 'Matrícula o placa', appointment: 'Cita' },
  /** `vehicle` is «un sedán». */
  panels: (vehicle: string, chosen: number, all: number) => `Paneles para ${vehicle}: ${chosen} de ${all}`,
  covered: 'con película',
  bare: 'sin película',
  amount: (area: string, metres: string, width: number, waste: number) =>
    `Unos ${area} m², ${metres} m de un rollo de ${formatNumber(width)} m de ancho, sin contar la merma; en formas complejas llega al ${waste}\u00a0%.`,
  edges: 'Bordes',
  openEdge: (covered: string, bare: readonly string[]) => `${covered} con ${listOf(bare)}`,
  openEdges: (edges: readonly string[]) =>
    `La película termina junto a pintura sin cubrir: ${edges.join('; ')}.`,
  print: 'Imprimir la hoja',
  change: 'Cambiar los paneles',
}

/** In place of the sheet, for a visitor who has not chosen any panels. */
export const panelsOffer = {
  text: 'Elige primero los paneles que llevarán película. Tendrás una hoja con su dibujo, lo que hay que hacer antes de la cita y qué preguntar al instalador.',
  link: 'Elegir los paneles',
}

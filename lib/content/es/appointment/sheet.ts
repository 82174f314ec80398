import { listOf } from '@/lib/config/grammar'
import { site } from '@/lib/content/facts/site'

/** What changes with the panels, or has to be pressed. */
export const installerSheet = {
  brand: `${site.name}: película de protección de pintura, hoja para el instalador`,
  /** Blanks to fill in by hand. */
  blanks: { car: 'Marca, modelo, color', plate: 'Matrícula o placa', appointment: 'Cita' },
  // Short, so that the sheet fits on one page.
  covered: 'con',
  bare: 'sin',
  /** Figures with their units. */
  amount: (length: string, width: string, waste: number) =>
    `Unos ${length} de un rollo de ${width} de ancho, más hasta un ${waste}\u00a0% de merma en formas complejas.`,
  edges: 'Bordes',
  openEdge: (covered: string, bare: readonly string[]) => `${covered} junto a ${listOf(bare)}`.toLowerCase(),
  openEdges: (edges: readonly string[]) =>
    `La película termina junto a pintura sin cubrir: ${edges.join('; ')}.`,
  print: 'Imprimir la hoja',
  change: 'Cambiar los paneles',
}

import { citing } from '@/lib/config/citations'
import { listOf } from '@/lib/config/grammar'
import type { AppointmentSource } from '@/lib/content/facts/appointment/sources'
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

const { text, cited } = citing<AppointmentSource>()

// The texts of the sheet are in its order, which numbers their sources. Only the server renders them.

export const estimate = text`Una estimación.${'length'}`

export const edgeChoices = {
  text: text`Contamos paneles enteros: el borde está donde termina el panel. La película precortada puede quedarse corta, y algunos paquetes acaban a mitad del capó. Acuerda dónde termina:${'adhesion'}${'tiers'}${'checklist'}`,
  choices: { gap: 'en la junta', short: 'antes del borde', wrapped: 'doblada sobre el borde' },
}

export const sheetNotes = {
  preparation: 'Prepara el coche',
  questions: 'Qué preguntar',
}

export const sourceDetails = { heading: (month: string) => `Fuentes, consultadas en ${month}` }

/** Instructions for the customer before the installation. */
export const preparation = {
  wash: text`Lava el coche antes de venir, pero no en los dos a siete días siguientes; el fabricante de tu película dice cuánto.${'firstWash'}${'ppfCare'}`,
  coating: text`Sin cera ni sellador. Avisa si la pintura lleva un recubrimiento: la película puede levantarse o hacer burbujas.${'adhesion'}`,
  repainted: text`Di qué paneles se han repintado: las condiciones de un taller solo cubren la película sobre pintura de fábrica.${'adhesion'}`,
  inspect: text`Revisa con el instalador la pintura limpia: sus marcas se pueden ver a través de la película.${'paint'}`,
}

export const installerQuestions = {
  film: text`¿Qué película es: TPU, TPH o PVC? ¿Qué espesor? El TPU dura más; lo común: de 6 a 8 mils.${'materials'}${'thickness'}`,
  warranty: text`¿Cuánto dura la garantía y qué excluye? Lo común: de 5 a 10 años, sin impactos ni desgaste.${'warranty'}${'defects'}`,
  maker: text`¿Te autoriza el fabricante? ¿Registras la garantía?${'checklist'}`,
  paint: text`¿Cómo preparas la pintura?${'checklist'}${'paint'}`,
  washing: text`¿Cuándo puedo lavar el coche?${'firstWash'}${'ppfCare'}`,
  documents: text`¿Qué documentos recibo? Con mi nombre, película, lote, paneles y fecha.${'proof'}${'claim'}`,
}

export const sheetSources = cited

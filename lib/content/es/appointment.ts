import type { WarrantyKind } from '@/lib/content/facts/films'
import { site } from '@/lib/content/facts/site'
import { type AppointmentSource, type CareSource, careDays } from '@/lib/content/facts/sources'
import { capitalized, citing, percent, type Text } from '@/lib/content/words'
import { about } from './language'

const { text: pageText } = citing<AppointmentSource>()

export const appointmentPage = {
  lead: 'Antes, una hoja para el instalador. Después, un registro para tu garantía.',
  needsScript: 'Para llenar esta página hace falta JavaScript, que está desactivado en este navegador.',
  before: 'Antes de la cita',
  after: 'Registro para tu garantía',
  /** Why to keep a record. */
  reason: pageText`Para reclamar hay que saber quién instaló qué película, en qué paneles, de qué lote y cuándo. El registro se queda en este navegador; nada sale de tu dispositivo.${'proof'}${'claim'}`,
}

/** In place of the sheet, for a visitor who has chosen neither a film nor panels. */
export const panelsOffer = {
  text: 'Agrega una película a tu cotización o elige los paneles. Tendrás una hoja con su dibujo, lo que hay que hacer antes de la cita y qué preguntar al instalador.',
  link: 'Elegir los paneles',
  /** The sheet, in a message that it could not be loaded. */
  sheet: 'Hoja para el instalador',
}

/** What changes with the panels, or has to be pressed. */
export const installerSheet = {
  brand: `${site.name}: hoja para el instalador`,
  /** Blanks to fill in by hand. */
  blanks: { car: 'Marca, modelo, color', plate: 'Placa', appointment: 'Cita' },
  // Short, so that the sheet fits on one page.
  covered: 'película',
  bare: 'sin película',
  /** Figures with their units. */
  amount: (length: string, width: string, waste: number) =>
    `${about(length)} de un rollo de ${width} de ancho, sin contar la merma: en formas complejas, hasta un ${percent(waste)}.`,
  edges: 'Bordes',
  openEdge: (covered: string, bare: readonly string[]) => `${covered}: ${bare.join(', ')}`.toLowerCase(),
  openEdges: (edges: readonly string[]) =>
    `La película termina junto a pintura sin cubrir. ${capitalized(edges.join('; '))}.`,
  print: 'Imprimir la hoja',
  change: 'Cambiar los paneles',
  changeQuote: 'Cambiar la cotización',
}

const { text, cited } = citing<AppointmentSource>()

// The texts of the sheet are in its order, which numbers their sources. Only the server renders them.

export const estimate = text`Una estimación.${'length'}`

export const edgeChoices = {
  text: text`Contamos paneles enteros: el borde está donde termina el panel. La película precortada puede quedarse corta, y algunos paquetes llegan solo a la mitad del capó. Acuerda dónde termina:${'adhesion'}${'tiers'}${'checklist'}`,
  choices: { gap: 'en la junta', short: 'antes del borde', wrapped: 'envuelta en el borde' },
}

export const sheetNotes = { preparation: 'Prepara el auto', questions: 'Qué preguntar' }

export const sourceDetails = { heading: (month: string) => `Fuentes, consultadas en ${month}` }

/** Instructions for the customer before the installation. */
export const preparation = {
  wash: text`Lava el auto antes de venir. Después, espera entre dos y siete días para lavarlo; el plazo exacto lo da el fabricante de la película.${'firstWash'}${'ppfCare'}`,
  coating: text`Sin cera ni sellador. Avisa si la pintura lleva un recubrimiento: la película puede levantarse o hacer burbujas.${'adhesion'}`,
  repainted: text`Di qué paneles se han repintado: las condiciones de un taller solo cubren la película sobre pintura de fábrica.${'adhesion'}`,
  inspect: text`Revisa con el instalador la pintura limpia: sus marcas se pueden ver a través de la película.${'paint'}`,
}

export const installerQuestions = {
  film: text`¿Qué película es: TPU, TPH o PVC? ¿Qué espesor? El TPU es el que más dura; lo habitual es de 6 a 8 mils.${'materials'}${'thickness'}`,
  warranty: text`¿Cuánto dura la garantía y qué excluye? Lo habitual: de 5 a 10 años por envejecimiento; no cubre impactos ni desgaste.${'warranty'}${'defects'}`,
  maker: text`¿Eres instalador autorizado por el fabricante? ¿Registras tú la garantía?${'checklist'}`,
  paint: text`¿Cómo preparas la pintura?${'checklist'}${'paint'}`,
  washing: text`¿Cuándo puedo lavar el auto?${'firstWash'}${'ppfCare'}`,
  documents: text`¿Qué documentos recibo? Deben indicar mi nombre, la película, su lote, los paneles y la fecha.${'proof'}${'claim'}`,
}

export const sheetSources = cited

const { text: careText } = citing<CareSource>()

/** The films that a record may name, in the order of the form. */
export const filmNames: Record<WarrantyKind, string> = {
  ppf: 'Protección de pintura (PPF)',
  window: 'Película para ventanas',
  marine: 'Película náutica',
}

/** What a record says, in the order of the form. */
export const recordFields = {
  kind: 'Película',
  installer: 'Instalador',
  product: 'Producto',
  panels: 'Paneles',
  batch: 'Lote',
  date: 'Fecha de instalación',
}

export const warrantyForm = {
  missing: {
    installer: 'Escribe el nombre del instalador.',
    product: 'Escribe el nombre del producto.',
    date: 'Escribe la fecha de la instalación.',
  },
  wrongDate: 'Escribe una fecha válida anterior al año 9999.',
  keep: 'Guardar en este navegador',
  kept: (product: string) => `Agregado: ${product}.`,
}

export const warrantyKeeper = {
  listLabel: 'Guardado para tu garantía',
  removed: (product: string) => `Registro eliminado: ${product}.`,
  download: 'Descargar como archivo de texto',
  file: 'garantia.txt',
  downloading: 'El archivo se está descargando.',
}

export const keptRecord = {
  careHeading: 'Calendario de cuidados',
  calendar: 'Agregar a mi calendario',
  file: (day: string) => `cuidados-${day}.ics`,
  downloading: 'El archivo del calendario se está descargando.',
  remove: 'Eliminar',
  removeNamed: (product: string) => `Eliminar ${product}`,
}

export const adviceFirst = 'Lo que diga tu instalador tiene prioridad.'

export const sourceLinks = {
  before: 'Fuente: ',
  after: '.',
  inCalendar: (citation: string, url: string) => `Fuente: ${citation}, ${url}`,
}

/** A reminder a number of days after the installation. */
type CareDate = { afterDays: number; title: string; text: Text<CareSource> }

/** Empty for boats, because our sources give no dates. */
export const careDates: Record<WarrantyKind, readonly CareDate[]> = {
  ppf: [
    {
      afterDays: careDays.mayWash,
      title: 'Película nueva: pregunta cuándo puedes lavar el auto',
      text: careText`Espera entre dos y siete días; el plazo exacto lo da el fabricante de la película. El protocolo de STEK dice 48 horas.${'firstWash'}${'ppfCare'}`,
    },
    {
      afterDays: careDays.firstWash,
      title: 'Película nueva: primer lavado',
      text: careText`Ya pasaron siete días. La hidrolavadora, a 90 cm (36 pulg) como mínimo y lejos de los bordes.${'ppfCare'}${'washing'}`,
    },
  ],
  window: [
    {
      afterDays: careDays.windowsDown,
      title: 'Película nueva en las ventanas: ya puedes bajarlas',
      text: careText`La espera de tres a cinco días terminó.${'windowsUp'}`,
    },
    {
      afterDays: careDays.firstCleaning,
      title: 'Película nueva en las ventanas: primera limpieza',
      text: careText`No la limpies durante 30 días; hasta entonces, el velo y las bolsas de agua son normales. Nunca con amoníaco.${'windowCleaning'}${'ammonia'}`,
    },
  ],
  marine: [],
}

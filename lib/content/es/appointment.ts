import type { WarrantyKind } from '@/lib/content/facts/films'
import { site } from '@/lib/content/facts/site'
import { type AppointmentSource, type CareSource, careDays } from '@/lib/content/facts/sources'
import { capitalized, citing, listOf, lowered, percent, plural, type Text } from '@/lib/content/words'
import { about } from './language'

const { text: pageText } = citing<AppointmentSource>()

export const warrantyPage = {
  heading: 'Registro de garantía y calendario de cuidados',
  needsScript: 'Para el registro hace falta JavaScript, que está desactivado en este navegador.',
  /** Why to keep a record. */
  reason: pageText`Para reclamar hay que saber quién instaló qué película, en qué paneles, de qué lote y cuándo. El registro se queda en este navegador y no se nos envía.${'proof'}${'claim'}`,
}

/** What is on paper for one vehicle or boat. */
export const installerSheet = {
  brand: `${site.name}: hoja para el instalador`,
  forPlace: (place: string, address: string) => `Para ${place}, ${address}.`,
  printed: (day: string) => `Impresa el ${day}. Es una lista, no una oferta.`,
  code: 'El código abre esta lista.',
  film: 'Película',
  what: 'Qué',
  published: 'Publicado',
  agreed: 'Acordado',
  metered: 'Medido: ______ %',
  /** Each zone with its area. */
  zones: (zones: readonly string[], area: string) => {
    const all = zones.length > 1 ? `En total, ${lowered(about(area))}.` : `${about(area)}.`
    return `${zones.join(', ')}. ${all}`
  },
  notes: 'Notas',
  // Lines to write on.
  model: 'Marca, modelo, año',
  color: 'Color',
  plate: 'Placa',
  name: 'Nombre',
  phone: 'Teléfono',
  appointment: 'Cita',
  requested: (day: string) => `${day} (solicitada)`,
  measures: { loa: 'Eslora', beam: 'Manga', freeboard: 'Francobordo' },
  estimated: { beam: 'Manga, estimada', freeboard: 'Francobordo, estimado' },
  measured: 'Medido a bordo',
  builder: 'Astillero y modelo',
  year: 'Año',
  hullNumber: 'Número de casco o de registro',
  berth: 'Marina y amarre',
  workedOn: { label: '¿Dónde se trabaja?', choices: ['a flote', 'en tierra', 'en remolque'] },
  hullColor: 'Color del casco',
  // On a screen alone.
  bare: (panels: readonly string[]) => capitalized(`sin película: ${listOf(panels)}.`.toLowerCase()),
  /** Figures with their units. */
  amount: (length: string, width: string, waste: number) =>
    `${about(length)} de un rollo de ${width} de ancho, sin contar la merma: en formas complejas, hasta un ${percent(waste)} más.`,
  openEdge: (covered: string, bare: readonly string[]) =>
    `${covered} (hacia ${bare.join(', ')})`.toLowerCase(),
  openEdges: (edges: readonly string[]) => `Bordes junto a pintura sin película: ${edges.join('; ')}.`,
}

const { text, cited } = citing<AppointmentSource>()

// The texts of the sheet are in its order, which numbers their sources. Only the server renders them.

export const estimate = text`Una estimación.${'length'}`

export const edgeChoices = {
  text: text`Contamos paneles enteros; la película precortada puede terminar antes del borde. Acuerda dónde termina:${'adhesion'}${'tiers'}${'checklist'}`,
  choices: { gap: 'en la junta', short: 'antes del borde', wrapped: 'envuelta en el borde' },
}

export const sheetNotes = {
  edges: 'Dónde termina la película',
  preparation: 'Prepara el auto',
  questions: 'Qué preguntar',
}

export const sourceDetails = { heading: (month: string) => `Fuentes, consultadas en ${month}` }

/** Instructions for the customer before the installation. */
export const preparation = {
  wash: text`Lava el auto antes de venir. Después de la instalación, espera de dos a siete días, según el fabricante.${'firstWash'}${'ppfCare'}`,
  coating: text`Sin cera ni sellador. Avisa si la pintura lleva un recubrimiento.${'adhesion'}`,
  repainted: text`Di qué paneles se han repintado.${'adhesion'}`,
  inspect: text`Revisa con el instalador la pintura limpia: sus marcas se ven bajo la película.${'paint'}`,
}

export const installerQuestions = {
  film: text`¿Qué película es: TPU, TPH o PVC? ¿Qué espesor?${'materials'}${'thickness'}`,
  warranty: text`¿Cuánto dura la garantía y qué excluye?${'warranty'}${'defects'}`,
  maker: text`¿Eres instalador autorizado por el fabricante? ¿Registras tú la garantía?${'checklist'}`,
  paint: text`¿Cómo preparas la pintura?${'checklist'}${'paint'}`,
  washing: text`¿Cuándo puedo lavar el auto?${'firstWash'}${'ppfCare'}`,
  documents: text`¿Qué documentos recibo? Deben indicar la película, su lote, los paneles y la fecha.${'proof'}${'claim'}`,
}

/** The sources are about cars, so a boat’s sheet only asks, and claims nothing. */
export const boatNotes = {
  edges: {
    text: 'Contamos zonas enteras. Acuerda dónde termina:',
    choices: {
      rail: 'en el cintón',
      boot: 'en la franja de flotación',
      fittings: 'antes de herrajes y calcomanías',
    },
  },
  prepare: 'Prepara el barco',
  preparation: [
    'Lava el casco. Sin cera ni sellador; avisa si lleva un recubrimiento.',
    'Di qué zonas se han repintado o reparado.',
    'Revisa con el instalador el gelcoat limpio.',
  ],
  questions: [
    '¿Qué película es y qué espesor tiene?',
    '¿Puede ir bajo la línea de flotación? ¿Hasta dónde?',
    '¿Cuánto dura la garantía y qué excluye?',
    '¿Cómo preparas el gelcoat?',
    '¿Cuándo puede volver al agua el barco?',
    '¿Qué documentos recibo?',
  ],
}

/** For window film alone. */
export const windowNotes = {
  preparation: [
    'Avisa al instalador si los vidrios ya tienen película.',
    'Deja libres la bandeja trasera y los bolsillos de las puertas.',
  ],
  questions: [
    '¿Mides mi vidrio antes de cortar la película?',
    '¿Qué película es, y qué dice su ficha técnica sobre luz, calor y rayos UV?',
    '¿Cuánto dura la garantía y qué excluye?',
    text`¿Cuándo puedo bajar las ventanas? Un taller dice que después de tres a cinco días.${'windowsUp'}`,
    '¿Qué documentos recibo?',
  ],
}

export const sheetSources = cited

const { text: careText } = citing<CareSource>()

/** The films that a record may name, in the order of the form. */
export const filmNames: Record<WarrantyKind, string> = {
  ppf: 'Película de protección (PPF)',
  window: 'Película para ventanas',
  marine: 'Película náutica',
}

/** What a record says, in the order of the form. */
export const recordFields = {
  kind: 'Película',
  installer: 'Instalador',
  product: 'Producto',
  panels: 'Partes cubiertas',
  batch: 'Lote',
  date: 'Fecha de instalación',
}

export const warrantyForm = {
  missing: {
    installer: 'Escribe el nombre del instalador.',
    product: 'Escribe el nombre del producto.',
    date: 'Escribe la fecha de la instalación.',
  },
  wrongDate: 'Escribe una fecha como 20 de noviembre de 2026.',
  keep: 'Guardar en este navegador',
  kept: (product: string) => `Guardado: ${product}.`,
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
  before: (count: number) => `${plural(count, { one: 'Fuente', other: 'Fuentes' })}: `,
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
      text: careText`Ya pasaron siete días. Mantén la hidrolavadora a 90 cm (36 pulg) como mínimo y lejos de los bordes.${'ppfCare'}${'washing'}`,
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

import { citing, type Text } from '@/lib/config/citations'
import type { WarrantyKind } from '@/lib/config/film-lines'
import { careDays } from '@/lib/content/facts/appointment/care-days'
import type { CareSource } from '@/lib/content/facts/appointment/care-sources'

const { text } = citing<CareSource>()

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
  kept: (product: string) => `Guardado en este navegador: ${product}.`,
}

export const warrantyKeeper = {
  listLabel: 'Guardado para tu garantía',
  removed: (product: string) => `Registro eliminado: ${product}.`,
  download: 'Descargar como archivo de texto',
  downloading: 'El archivo se está descargando.',
}

export const keptRecord = {
  careHeading: 'Fechas de cuidado',
  calendar: 'Añadir a mi calendario',
  downloading: 'El archivo del calendario se está descargando.',
  remove: 'Eliminar',
  removeNamed: (product: string) => `Eliminar ${product}`,
}

export const adviceFirst = 'Lo que diga tu instalador va primero.'

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
      title: 'Película nueva: pregunta cuándo puedes lavar',
      text: text`Espera de dos a siete días; el fabricante de tu película dice cuánto. El protocolo de STEK dice 48 horas.${'firstWash'}${'ppfCare'}`,
    },
    {
      afterDays: careDays.firstWash,
      title: 'Película nueva: primer lavado',
      text: text`Han pasado siete días. El agua a presión, a 90 cm (36 in) como mínimo y lejos de los bordes.${'ppfCare'}${'washing'}`,
    },
  ],
  window: [
    {
      afterDays: careDays.windowsDown,
      title: 'Película para ventanas nueva: ya puedes bajar las ventanillas',
      text: text`La espera de tres a cinco días ha terminado.${'windowsUp'}`,
    },
    {
      afterDays: careDays.firstCleaning,
      title: 'Película para ventanas nueva: primera limpieza',
      text: text`Sin limpiar durante 30 días; hasta entonces, el velo y las bolsas de agua son normales. Nunca con amoníaco.${'windowCleaning'}${'ammonia'}`,
    },
  ],
  marine: [],
}

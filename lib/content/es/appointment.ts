import { citing } from '@/lib/config/citations'
import type { AppointmentSource } from '@/lib/content/facts/appointment/sources'

const { text } = citing<AppointmentSource>()

export const appointmentPage = {
  lead: 'Antes, una hoja para el instalador. Después, un registro para tu garantía.',
  needsScript: 'Para rellenar esta página hace falta JavaScript, que está desactivado en este navegador.',
  before: 'Antes de la cita',
  after: 'Guárdalo para tu garantía',
  /** Why to keep a record. */
  reason: text`Para reclamar hay que saber quién instaló qué película, en qué paneles, de qué lote y cuándo. El registro se queda en este navegador; nada sale de tu dispositivo.${'proof'}${'claim'}`,
}

/** In place of the sheet, for a visitor who has not chosen any panels. */
export const panelsOffer = {
  text: 'Elige primero los paneles que llevarán película. Tendrás una hoja con su dibujo, lo que hay que hacer antes de la cita y qué preguntar al instalador.',
  link: 'Elegir los paneles',
  /** The sheet, in a message that it could not be loaded. */
  sheet: 'Hoja para el instalador',
}

import { citing } from '@/lib/config/citations'
import type { AppointmentSource } from '@/lib/content/facts/appointment/sources'

const { text } = citing<AppointmentSource>()

export const appointmentPage = {
  lead: 'A sheet for the installer beforehand, and a record for your warranty afterwards.',
  needsScript: 'Filling in this page needs JavaScript, which is off in this browser.',
  before: 'Before the appointment',
  after: 'Keep for your warranty',
  /** Why to keep a record. */
  reason: text`For a claim you need to know who fitted which film, on which panels, from which batch, and when. The record stays in this browser; nothing leaves the device.${'proof'}${'claim'}`,
}

/** In place of the sheet, for a visitor who has not chosen any panels. */
export const panelsOffer = {
  text: 'Choose the panels for film first. You then get a sheet with a drawing of them, what to do before the appointment, and what to ask the installer.',
  link: 'Choose the panels',
  /** The sheet, in a message that it could not be loaded. */
  sheet: 'The sheet for the installer',
}

import { citing } from '@/lib/config/text'
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

import { formatDate } from './language'
import type { Month } from './sources'

/** `November 2026` */
export const formatMonth = (month: Month) =>
  formatDate(new Date(month), { month: 'long', year: 'numeric', timeZone: 'UTC' })

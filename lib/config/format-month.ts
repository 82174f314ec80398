import type { Month } from './sources'

const format = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `November 2026` */
export const formatMonth = (month: Month) => format.format(new Date(month))

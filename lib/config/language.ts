import { language } from '@/lib/content/language'

/** The language of the interface. */
export const LANGUAGE: string = language.code

/** The interface’s dates and lists: `5 November 2026`, `a, b and c`. */
export const DATE_LANGUAGE = language.dates

/** The language of a slide that names none. */
export const SLIDE_LANGUAGE = 'en'

/** `2,500`. Spanish would leave out the separator of four digits. */
export const formatNumber = (value: number) => value.toLocaleString(LANGUAGE, { useGrouping: 'always' })

/** `4.0`: one decimal, for estimates. */
export const formatDecimal = (value: number) =>
  value.toLocaleString(LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const formatDate = (date: Date, options: Intl.DateTimeFormatOptions) =>
  date.toLocaleDateString(DATE_LANGUAGE, options)

/** The language of the interface. */
export const LANGUAGE = 'en'

/** The interface’s dates and lists: `5 November 2026`, `a, b and c`. */
export const DATE_LANGUAGE = 'en-GB'

/** The language of a slide that names none. */
export const SLIDE_LANGUAGE = 'en'

/** `2,500` */
export const formatNumber = (value: number) => value.toLocaleString(LANGUAGE)

/** `4.0`: one decimal, for estimates. */
export const formatDecimal = (value: number) =>
  value.toLocaleString(LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const formatDate = (date: Date, options: Intl.DateTimeFormatOptions) =>
  date.toLocaleDateString(DATE_LANGUAGE, options)

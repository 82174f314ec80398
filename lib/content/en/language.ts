import type { SiteLanguage } from '@/lib/content/facts/languages'

/** American English: `1,234.50`, `26.3%`, `November 5, 2026`. */
export const language: SiteLanguage = { code: 'en', locale: 'en-US' }

export const brand = {
  /** The meaning of the name. */
  slogan: 'smooth, taut, glossy',
  nameOrigin: 'A Spanish word for how a surface should feel.',
  description: 'Paint protection film, window film, and marine film.',
} as const

/** How figures are written in texts. */
export const figures = {
  /** `4.1 to 5.4` */
  range: (from: string, to: string) => `${from} to ${to}`,
  /** The word in a range, and the spaces before and inside units: they stay on one line with their figures. */
  rangeWord: /(\d) (to) (?=\d)/g,
  spaceBeforeUnit: /(\d|ft|sq) (?=(?:mil|cm|mm|m|m²|µm|ft|in|sq|years|\d+ in)(?!\p{L}))/gu,
}

const words = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')

/** The title of a page inside a sentence. */
export const inSentence = (title: string) => title

/** `Seven`, or digits above twelve. */
export const numberWord = (count: number): string => words[count] ?? String(count)

/** In place of a price. */
export const TOO_LARGE = 'too large to show'

/** In place of a missing name. From the specification. */
export const UNNAMED = 'Desconocido'

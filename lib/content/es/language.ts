import type { SiteLanguage } from '@/lib/content/facts/languages'

/** Spanish of the Americas: `1,234.50`, `26.3%`, `5 de noviembre de 2026`. */
export const language: SiteLanguage = { code: 'es', locale: 'es-419', openGraph: 'es_LA' }

export const brand = {
  slogan: 'lisa, tensa, brillante',
  nameOrigin: 'Así se siente una superficie bien cuidada.',
  description: 'Película de protección de pintura, película para ventanas y película náutica.',
} as const

/** How figures are written in texts. */
export const figures = {
  /** `4.1 a 5.4` */
  range: (from: string, to: string) => `${from} a ${to}`,
  /** The word in a range, and the spaces before and inside units: they stay on one line with their figures. */
  rangeWord: /(\d) (a) (?=\d)/g,
  spaceBeforeUnit: /(\d) (?=(?:mils?|cm|mm|m|m²|µm|pies²?|pulg|años)(?!\p{L}))/gu,
}

const RANGE = /\d a \d/

/** The beginning of a sentence: `Alrededor de 31.2 m²`, `De 4.1 a 5.4 m²`. */
export const about = (area: string) => `${RANGE.test(area) ? 'De' : 'Alrededor de'} ${area}`

/** After other words: `de 24.5 a 29.8%`, and `25.9%`. */
export const inText = (figure: string) => (RANGE.test(figure) ? `de ${figure}` : figure)

const words = 'Cero Un Dos Tres Cuatro Cinco Seis Siete Ocho Nueve Diez Once Doce'.split(' ')

/** The title of a page inside a sentence. */
export const inSentence = (title: string) => title.charAt(0).toLowerCase() + title.slice(1)

/** `Siete`, or digits above twelve. `Un` comes before a masculine noun. */
export const numberWord = (count: number): string => words[count] ?? String(count)

/** In place of a price. */
export const TOO_LARGE = 'demasiado alto para mostrarlo'

/** In place of a missing name. From the specification. */
export const UNNAMED = 'Desconocido'

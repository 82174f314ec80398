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
  /** Comes before a figure or a range: `alrededor de 31.2`, `de 4.1 a 5.4`. */
  about: (figure: string) => (/\d a \d/.test(figure) ? 'de' : 'alrededor de'),
  /** The word in a range, and the spaces before and inside units: they stay on one line with their figures. */
  rangeWord: /(\d) (a) (?=\d)/g,
  spaceBeforeUnit: /(\d|ft) (?=(?:mils?|cm|mm|m|m²|µm|ft|ft²|in|años|\d+ in)(?!\p{L}))/gu,
}

const words = [
  'Cero',
  'Un',
  'Dos',
  'Tres',
  'Cuatro',
  'Cinco',
  'Seis',
  'Siete',
  'Ocho',
  'Nueve',
  'Diez',
  'Once',
  'Doce',
]

/** `Siete`, or digits above twelve. `Un` comes before a masculine noun. */
export const numberWord = (count: number): string => words[count] ?? String(count)

/** In place of a price. */
export const TOO_LARGE = 'demasiado alto para mostrarlo'

/** In place of a missing name. From the specification. */
export const UNNAMED = 'Desconocido'

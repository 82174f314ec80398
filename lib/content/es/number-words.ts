import { plural } from '@/lib/config/grammar'

const words = [
  'Ningún',
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

/** `Siete paneles`, `Un panel`: for masculine nouns. */
export const countOf = (count: number, forms: { one: string; other: string }) =>
  `${numberWord(count)} ${plural(count, forms)}`

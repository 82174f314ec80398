import { plural } from '@/lib/config/grammar'
import { formatNumber } from '@/lib/config/language'

export const slideForm = {
  words: 'Idioma de los textos',
  labelIn: (label: string, language: string) => `${label} en ${language.toLowerCase()}`,
  wordsHint: (first: string) => `Un campo vacío muestra su texto en ${first.toLowerCase()}.`,
  title: { label: 'Título', placeholder: 'Dos o tres palabras' },
  line: { label: 'Frase', placeholder: 'Una frase bajo el título' },
  button: { label: 'Botón', placeholder: 'Ir a la tienda' },
  page: 'Lleva a',
  secondLink: { label: 'Segundo enlace', placeholder: 'Opcional' },
  secondPage: 'El segundo enlace lleva a',
  noSecondLink: 'Sin segundo enlace',
  language: 'Idioma de la diapositiva',
  titleLanguage: 'Idioma del título',
  asSlide: 'Como la diapositiva',
  languagesHint: 'Para que los lectores de pantalla los pronuncien bien.',
  languages: {
    en: 'Inglés',
    es: 'Español',
    ca: 'Catalán',
    de: 'Alemán',
    fr: 'Francés',
    it: 'Italiano',
    nl: 'Neerlandés',
    pt: 'Portugués',
  },
}

export const slideField = {
  counter: (length: number, limit: number) => `${length} de ${limit}`,
  cut: (limit: number, left: number) =>
    `Cortado a ${limit} caracteres: ${plural(left, { one: 'queda fuera 1 carácter', other: `quedan fuera ${formatNumber(left)} caracteres` })}.`,
  choose: 'Elige una opción',
  /** The live value of an empty text. */
  none: 'nada',
  /** Read after the label. */
  isChanged: ', con cambios',
}

export const fieldNotes = {
  live: (value: string) => `Publicado: ${value}`,
  revert: 'Restaurar',
  revertField: (label: string) => `Restaurar ${label.slice(0, 1).toLowerCase()}${label.slice(1)}`,
}

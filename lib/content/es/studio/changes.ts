import { listOf, plural } from '@/lib/config/grammar'

const fields = {
  title: 'título',
  line: 'frase',
  'button.text': 'botón',
  'button.href': 'página',
  'secondLink.text': 'segundo enlace',
  'secondLink.href': 'página del segundo enlace',
  'title.es': 'título en español',
  'line.es': 'frase en español',
  'button.text.es': 'botón en español',
  'secondLink.text.es': 'segundo enlace en español',
  language: 'idioma',
  titleLanguage: 'idioma del título',
  poster: 'póster',
  focus: 'punto que conservan los teléfonos',
  video: 'vídeo',
}

/** The changes of a draft. They begin in lower case, because a list of them may follow other words. */
export const changeTexts = {
  order: 'orden de las diapositivas',
  isNew: (slide: number) => `nueva diapositiva ${slide}`,
  deleted: (title: string) => `eliminación de ${title}`,
  deletedUntitled: (slide: number) => `eliminación de la diapositiva ${slide}`,
  changed: (names: readonly (keyof typeof fields)[], slide: number) =>
    `${listOf(names.map((name) => fields[name]))} de la diapositiva ${slide}`,
  count: (count: number) => plural(count, { one: '1 cambio', other: `${count} cambios` }),
  /** `frase y vídeo de la diapositiva 1, nueva diapositiva 4 y 2 más` */
  list: (changes: readonly string[], more: number) =>
    `${changes.join(', ')}${more > 0 ? ` y ${more} más` : ''}`,
  /** Of a single change, as a title. */
  title: (change: string) => `${change.slice(0, 1).toUpperCase()}${change.slice(1)}`,
}

import type { FilmName } from '@/lib/content/facts/films'
import { percent } from '@/lib/content/words'

export const linePrice = {
  range: (from: string, to: string) => (from === to ? from : `de ${from} a ${to}`),
  /** Next to a film of the quote. */
  short: (from: string, to: string) => (from === to ? from : `de ${from} a ${to}`),
  noneYet: 'Todavía sin precio',
  /** In a message, after what was chosen. */
  inMessage: (film: string, range: string | undefined) =>
    range ? `${film} Precio: ${range}.` : `${film} Todavía sin precio.`,
  /** After the choice and the range. */
  terms: (month: string, tax: 'included' | 'added' | undefined) =>
    `en este taller, precios de ${month}${tax ? (tax === 'included' ? ', impuestos incluidos' : ', más impuestos') : ''}. Precio orientativo, sin compromiso.`,
  subject: (choice: string) => `${choice}:`,
  windowFilm: (window: string, film: number) => `${window}, película del ${percent(film)}`,
  includes: 'Qué incluye',
  none: 'sin precio para esta elección',
  ask: 'Agrégala a tu cotización y pregunta.',
  orSee: 'Agrégala a tu cotización y pregunta, o mira',
  other: (name: string, range: string) => `${name}, ${range}`,
}

export const workPage = {
  title: 'Trabajos',
  description: 'Imágenes de antes y después: qué se hizo, con qué película y cuándo.',
  lead: 'El mismo panel y la misma luz, antes y después. Desliza la línea.',
  filter: 'Filtrar los trabajos',
  all: 'Todos',
  lines: { ppf: 'Pintura', 'window-film': 'Ventanas', 'marine-film': 'Barcos' } satisfies Record<
    FilmName,
    string
  >,
}

/** On the film pages. */
export const workLink = 'Trabajos, antes y después'

export const workPair = {
  before: 'Antes',
  after: 'Después',
  name: (title: string) => `Antes y después, ${title}`,
  shares: (before: number) => `${percent(before)} antes, ${percent(100 - before)} después`,
  by: (film: string, month: string) => `${film} · ${month}`,
}

export const workCall = {
  title: '¿Quieres algo así?',
  text: 'Elige los paneles, el tono o las zonas, y pide una cotización.',
  cover: 'Proteger un auto',
  ask: 'Pregúntanos',
}

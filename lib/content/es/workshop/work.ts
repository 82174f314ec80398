import type { FilmName } from '@/lib/config/film-lines'

export const workPage = {
  title: 'Trabajos',
  description: 'Imágenes de antes y después: qué se hizo, con qué película y cuándo.',
  lead: 'El mismo panel y la misma luz, antes y después. Desliza el borde.',
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
  shares: (before: number) => `${before}\u00a0% antes, ${100 - before}\u00a0% después`,
  by: (film: string, month: string) => `${film} · ${month}`,
}

export const workCall = {
  title: '¿Quieres algo así?',
  text: 'Elige los paneles, el tono o las zonas, y pide presupuesto.',
  cover: 'Cubrir un coche',
  ask: 'Pregúntanos',
}

import type { FilmName } from '@/lib/content/facts/films'
import { percent } from '@/lib/content/words'

export const workPage = {
  title: 'Nuestros trabajos',
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
export const workLink = 'Nuestros trabajos, antes y después'

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

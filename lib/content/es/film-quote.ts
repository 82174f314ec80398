import { listOf, plural } from '@/lib/config/grammar'
import type { WindowId } from '@/lib/content/facts/films/window-film/windows'
import { countOf, numberWord } from '@/lib/content/words'

const windowNames: Record<WindowId, string> = {
  windscreen: 'Parabrisas',
  'front-side': 'Ventanillas delanteras',
  'rear-side': 'Ventanillas traseras',
  rear: 'Luneta',
}
const windowsWithArticle: Record<WindowId, string> = {
  windscreen: 'el parabrisas',
  'front-side': 'las ventanillas delanteras',
  'rear-side': 'las ventanillas traseras',
  rear: 'la luneta',
}
const glassNames = { clear: 'vidrio transparente', factory: 'vidrio', privacy: 'vidrio oscuro de fábrica' }
const sizeNames = {
  lwl: 'eslora de flotación',
  beam: 'manga',
  freeboard: 'francobordo',
  draught: 'calado',
}
/** Each with its length and unit. */
type Sizes = readonly (readonly [name: keyof typeof sizeNames, length: string])[]

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
const tint = (window: WindowId | null, film: number) =>
  window ? `${windowNames[window]}, película del ${film}\u00a0%` : `Película para ventanas del ${film}\u00a0%`
const through = (percent: number) => (percent < 1 ? 'pasa menos del 1\u00a0%' : `pasa el ${percent}\u00a0%`)
const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
const labelled = (labels: readonly string[]) => sentence(labels.join(', ').toLowerCase())
const sized = (sizes: Sizes) => listOf(sizes.map(([name, length]) => `${sizeNames[name]} ${length}`))

/** A film of the quote: its title, and what was chosen. */
export const quoteLine = {
  tint,
  /** Inside a sentence. */
  tintNamed: (window: WindowId | null, film: number) => lowered(tint(window, film)),
  window: (window: WindowId) => windowsWithArticle[window],
  filmAndGlass: (film: number, glass: number) => `Película del ${film}\u00a0%, vidrio del ${glass}\u00a0%`,
  light: (glass: number, kind: keyof typeof glassNames | null, percent: number) =>
    `Sobre ${glassNames[kind ?? 'factory']} del ${glass}\u00a0%, ${through(percent)}.`,
  lightInShort: (glass: number, percent: number) => `Vidrio del ${glass}\u00a0%, ${through(percent)}`,
  panels: (count: number) => countOf(count, { one: 'panel', other: 'paneles' }),
  coverage: (panels: readonly string[], area: string) => `${labelled(panels)} Unos ${area}.`,
  zones: (count: number) => plural(count, { one: 'Una zona', other: `${numberWord(count)} zonas` }),
  hull: (zones: readonly string[], given: Sizes, estimated: Sizes, area: string) =>
    [
      labelled(zones),
      given.length > 0 && sentence(sized(given)),
      estimated.length > 0 && `Según la eslora: ${sized(estimated)}.`,
      `Unos ${area} de película de protección.`,
    ]
      .filter(Boolean)
      .join(' '),
}

const films = (count: number) => `${count} ${plural(count, { one: 'película', other: 'películas' })}`
const cards = (count: number) => `${count} ${plural(count, { one: 'tarjeta', other: 'tarjetas' })}`

/** The result of “Add to my quote”. `line` is a title inside a sentence. */
export const quoteStrip = {
  added: (line: string) => `Añadido: ${line}.`,
  saved: (line: string) => `Guardado: ${line}.`,
  count: (filmCount: number, cardCount: number) =>
    `Tu presupuesto tiene ahora ${listOf([films(filmCount), ...(cardCount > 0 ? [cards(cardCount)] : [])])}. Está en el carrito.`,
  again: 'Ya está en tu presupuesto.',
  nothingAdded: (title: string, text: string) => `${title}. ${text} No se añadió nada.`,
  full: 'Tu presupuesto está lleno. Quita primero una línea.',
  view: 'Ver el presupuesto',
  undo: 'Deshacer',
  undoOf: (line: string) => `Deshacer: ${line}`,
  undone: 'Deshecho.',
  question: {
    tint: {
      title: (window: string) => `¿Sustituir la película para ${window}?`,
      text: 'Tu presupuesto ya tiene una. Conserva las dos si tienes dos coches.',
    },
    coverage: {
      title: (line: string) => `¿Sustituir «${line}»?`,
      text: 'Tu presupuesto ya cubre algunos de estos paneles en este vehículo. Conserva las dos líneas si tienes dos coches.',
    },
    hull: {
      title: (line: string) => `¿Sustituir «${line}»?`,
      text: 'Tu presupuesto ya cubre algunas de estas zonas en este barco. Conserva las dos líneas si tienes dos barcos.',
    },
  },
  inQuote: 'En tu presupuesto',
  now: 'Ahora',
  replace: 'Sustituir',
  keepBoth: 'Conservar las dos',
  cancel: 'Cancelar',
}

import { listOf, plural } from '@/lib/config/grammar'
import type { WindowId } from '@/lib/content/facts/films/window-film/windows'
import { countOf } from '@/lib/content/words'

const windowNames: Record<WindowId, string> = {
  windscreen: 'Windscreen',
  'front-side': 'Front side windows',
  'rear-side': 'Rear side windows',
  rear: 'Rear window',
}
const glassNames = { clear: 'clear glass', factory: 'glass', privacy: 'privacy glass' }
const sizeNames = { lwl: 'waterline', beam: 'beam', freeboard: 'freeboard', draught: 'draught' }
/** Each with its length and unit. */
type Sizes = readonly (readonly [name: keyof typeof sizeNames, length: string])[]

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
const tint = (window: WindowId | null, film: number) =>
  window ? `${windowNames[window]}, ${film}% film` : `Window film, ${film}%`
const through = (percent: number) => (percent < 1 ? 'less than 1% gets through' : `${percent}% gets through`)
const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
const labelled = (labels: readonly string[]) => sentence(labels.join(', ').toLowerCase())
const sized = (sizes: Sizes) => listOf(sizes.map(([name, length]) => `${sizeNames[name]} ${length}`))

/** A film of the quote: its title, and what was chosen. */
export const quoteLine = {
  tint,
  /** Inside a sentence. */
  tintNamed: (window: WindowId | null, film: number) => lowered(tint(window, film)),
  window: (window: WindowId) => lowered(windowNames[window]),
  filmAndGlass: (film: number, glass: number) => `${film}% film, ${glass}% glass`,
  light: (glass: number, kind: keyof typeof glassNames | null, percent: number) =>
    `On ${glass}% ${glassNames[kind ?? 'factory']}, ${through(percent)}.`,
  lightInShort: (glass: number, percent: number) => `${glass}% glass, ${through(percent)}`,
  panels: (count: number) => countOf(count, { one: 'panel', other: 'panels' }),
  coverage: (panels: readonly string[], area: string) => `${labelled(panels)} About ${area}.`,
  zones: (count: number) => countOf(count, { one: 'zone', other: 'zones' }),
  hull: (zones: readonly string[], given: Sizes, estimated: Sizes, area: string) =>
    [
      labelled(zones),
      given.length > 0 && sentence(sized(given)),
      estimated.length > 0 && `Estimated from the length: ${sized(estimated)}.`,
      `About ${area} of paint film.`,
    ]
      .filter(Boolean)
      .join(' '),
}

const films = (count: number) => `${count} ${plural(count, { one: 'film', other: 'films' })}`
const cards = (count: number) => `${count} ${plural(count, { one: 'card', other: 'cards' })}`

/** The result of “Add to my quote”. `line` is a title inside a sentence: `front side windows, 35% film`. */
export const quoteStrip = {
  added: (line: string) => `Added: ${line}.`,
  saved: (line: string) => `Saved: ${line}.`,
  count: (filmCount: number, cardCount: number) =>
    `Your quote now has ${listOf([films(filmCount), ...(cardCount > 0 ? [cards(cardCount)] : [])])}. Find it in the cart.`,
  again: 'Already in your quote.',
  nothingAdded: (title: string, text: string) => `${title}. ${text} Nothing was added.`,
  full: 'Your quote is full. Remove a line first.',
  view: 'View quote',
  undo: 'Undo',
  undoOf: (line: string) => `Undo: ${line}`,
  undone: 'Undone.',
  question: {
    tint: {
      title: (window: string) => `Replace the film for the ${window}?`,
      text: 'Your quote already has one. Keep both if you have two cars.',
    },
    coverage: {
      title: (line: string) => `Replace ${line}?`,
      text: 'Your quote already covers some of these panels on this vehicle. Keep both if you have two cars.',
    },
    hull: {
      title: (line: string) => `Replace ${line}?`,
      text: 'Your quote already covers some of these zones on this boat. Keep both if you have two boats.',
    },
  },
  inQuote: 'In your quote',
  now: 'Now',
  replace: 'Replace it',
  keepBoth: 'Keep both',
  cancel: 'Cancel',
}

import { listOf } from '@/lib/config/grammar'
import type { WindowId } from '@/lib/content/facts/films/window-film/windows'
import { countOf } from '@/lib/content/number-words'

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

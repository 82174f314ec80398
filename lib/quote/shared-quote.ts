import { MAX_QUANTITY } from '@/lib/config/shared-values'
import { toUnits, type Units } from '@/lib/config/units'
import { type FilmUrl, isFilmUrl } from '@/lib/films/film-url'
import { checksumOf, parseJson, toText } from '@/lib/parsing/record'
import { toShownUrl } from '@/lib/url/shown-url'
import { FRAGMENT_START, QUOTE_LIMIT } from './quote'

// The format is documented in docs/contracts.md.
const VERSION = '2'
/** Version 1 held at most one film for each tool, and had no packed words, which are no ASCII. */
const OLDER_VERSION = '1'
const MAX_FRAGMENT = 16_000
const MAX_LINES = 100

export type QuoteContents = {
  lines: readonly SharedLine[]
  films: readonly FilmUrl[]
  /** The sender's units, a hint for a visitor who has not chosen any. */
  units?: Units | undefined
}
export type SharedReading = { quote: QuoteContents } | { problem: 'damaged' | 'other-version' }

/** Returns the fragment with the list, or `null` if it cannot be shared. */
export function writeSharedQuote({ lines, films, units }: QuoteContents, pageUrl: string): string | null {
  const json = JSON.stringify([
    lines.map((line) => toWireLine(line, pageUrl)),
    films,
    ...(units ? [units] : []),
  ])
  const payload = toBase64Url(packWords(json))
  const fragment = `${FRAGMENT_START}${VERSION}.${checksumOf(payload)}.${payload}`
  // Avoids offering a link that the reader would reject.
  return 'quote' in readSharedQuote(fragment, pageUrl) ? fragment : null
}

/** Accepts only what this or the older version writes: a single invalid entry makes the whole list damaged. */
export function readSharedQuote(fragment: string, pageUrl: string): SharedReading {
  const damaged = { problem: 'damaged' } as const
  if (!fragment.startsWith(FRAGMENT_START) || fragment.length > MAX_FRAGMENT) return damaged
  const [version, checksum, payload = '', ...rest] = fragment.slice(FRAGMENT_START.length).split('.')
  if (version !== VERSION && version !== OLDER_VERSION)
    return /^\d{1,4}$/.test(version ?? '') ? { problem: 'other-version' } : damaged
  if (rest.length > 0 || checksum !== checksumOf(payload)) return damaged

  const bytes = fromBase64Url(payload)
  const json = parseJson(bytes && unpackWords(bytes))
  if (!Array.isArray(json) || json.length > 3) return damaged
  const units = toUnits(json[2]) ?? undefined
  if (json.length === 3 && !units) return damaged
  const lines = readList(json[0], MAX_LINES, (entry) => toSharedLine(entry, pageUrl))
  const films = readList(json[1], QUOTE_LIMIT, (entry) => (isFilmUrl(entry) ? entry : null))
  return lines && films && lines.length + films.length > 0 ? { quote: { lines, films, units } } : damaged
}

function readList<T>(value: unknown, max: number, read: (entry: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(value) || value.length > max) return null
  const items = value.map(read).filter((item) => item !== null)
  return items.length === value.length ? items : null
}

/** Encodes bytes for a URL. */
export const toBase64Url = (bytes: string) =>
  btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Returns `null` for invalid base64. */
export function fromBase64Url(text: string): string | null {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return null
  }
}

type SharedLine = {
  id: string | null
  name: string
  image: string | null
  price: number
  quantity: number
}

const SERVICE = process.env.NEXT_PUBLIC_CHARACTERS_URL || ''

/** Serialises a line as documented in docs/contracts.md. Only shop pictures are included, without our origin. */
function toWireLine({ id, name, image, price, quantity }: SharedLine, pageUrl: string) {
  const shown = shopPicture(image, pageUrl)
  const { origin } = new URL(pageUrl)
  return [id, name, shown?.startsWith(`${origin}/`) ? shown.slice(origin.length) : shown, price, quantity]
}

/** Returns `null` for an entry that `toWireLine` cannot produce. */
export function toSharedLine(entry: unknown, pageUrl: string): SharedLine | null {
  if (!Array.isArray(entry) || entry.length !== 5) return null
  const [id, name, image, price, quantity]: unknown[] = entry
  if (id !== null && !isPlainText(id)) return null
  if (!isPlainText(name)) return null
  if (typeof price !== 'number' || !Number.isFinite(price) || price < 0) return null
  if (!isQuantity(quantity)) return null
  const shown = typeof image === 'string' ? shopPicture(image, pageUrl) : null
  if (image !== null && shown === null) return null
  return { id, name, image: shown, price, quantity }
}

function isPlainText(value: unknown): value is string {
  return typeof value === 'string' && toText(value) === value
}

function isQuantity(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY
}

/** Allows only our origin and the catalog's, so that no other host can track who opens the link. */
function shopPicture(image: string | null, pageUrl: string): string | null {
  const shown = toShownUrl(image, pageUrl, pageUrl)
  if (shown === null) return null
  const origins = [pageUrl, new URL(SERVICE, pageUrl).href].map((url) => new URL(url).origin)
  return origins.includes(new URL(shown).origin) ? shown : null
}

/**
 * Frequent words of a shared list; each becomes one byte of the link. Links contain the positions: only append. A word
 * that begins with another one is listed before it.
 */
const WORDS = [
  '/window-film?film=',
  '/ppf?panels=',
  '/marine-film?zones=',
  '&glass=',
  '&window=',
  '&place=',
  '&vehicle=',
  '&loa=',
  '&lwl=',
  '&beam=',
  '&freeboard=',
  '&draught=',
  '&keel=',
  'front-bumper.headlights.mirrors',
  '.hood.fenders',
  'front-bumper',
  'headlights',
  'mirrors',
  'hood',
  'fenders',
  'rockers',
  'door-front',
  'door-rear',
  'quarter',
  'roof',
  'trunk',
  'rear-bumper',
  'hull-side',
  'transom',
  'waterline',
  'rub-rail',
  'gunwale',
  'foredeck',
  'swim-platform',
  'hardtop',
  'cabin-glass',
  'compact',
  'sedan',
  'full-size',
  'small-suv',
  'large-suv',
  'truck',
  'motor',
  'windscreen',
  'front-side',
  'rear-side',
  'rear',
  '"/characters/',
  '.svg",99,',
] as const

const FIRST = 0x80
const NON_ASCII = /[^\0-\x7f]/g
const PACKED = /[\x80-\xff]/g

/** Converts JSON to bytes: frequent words become one byte above ASCII, other letters above ASCII become JSON escapes. */
export function packWords(json: string): string {
  const ascii = json.replace(NON_ASCII, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return WORDS.reduce((text, word, i) => text.replaceAll(word, String.fromCharCode(FIRST + i)), ascii)
}

/** An unknown byte is left out, which the checks of the list then find. */
export const unpackWords = (bytes: string): string =>
  bytes.replace(PACKED, (byte) => WORDS[byte.charCodeAt(0) - FIRST] ?? '')

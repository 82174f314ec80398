import { filmLines } from '@/lib/config/film-lines'
import { parseJson } from '@/lib/parsing/record'
import { checksumOf } from '@/lib/parsing/text'
import { type FilmUrl, toFilmUrl } from './film-url'
import { FRAGMENT_START } from './fragment-start'
import { type SharedLine, toSharedLine, toWireLine } from './shared-line'

// The format is documented in docs/contracts.md.
const VERSION = '1'
const MAX_FRAGMENT = 16_000
const MAX_LINES = 100
/** One for each tool. */
const MAX_FILMS = Object.keys(filmLines).length
const NON_ASCII = /[^\0-\x7f]/g

export type QuoteContents = { lines: readonly SharedLine[]; films: readonly FilmUrl[] }
export type SharedReading = { quote: QuoteContents } | { problem: 'damaged' | 'other-version' }

/** Returns the fragment with the list, or `null` if the list is too large for a link. */
export function writeSharedQuote({ lines, films }: QuoteContents, pageUrl: string): string | null {
  const payload = toBase64Url(JSON.stringify([lines.map((line) => toWireLine(line, pageUrl)), films]))
  const fragment = `${FRAGMENT_START}${VERSION}.${checksumOf(payload)}.${payload}`
  // Avoids offering a link that the reader would reject.
  return 'quote' in readSharedQuote(fragment, pageUrl) ? fragment : null
}

/** Accepts only the output of `writeSharedQuote`: a single invalid entry makes the whole list damaged. */
export function readSharedQuote(fragment: string, pageUrl: string): SharedReading {
  const damaged = { problem: 'damaged' } as const
  if (!fragment.startsWith(FRAGMENT_START) || fragment.length > MAX_FRAGMENT) return damaged
  const [version, checksum, payload = '', ...rest] = fragment.slice(FRAGMENT_START.length).split('.')
  if (version !== VERSION) return /^\d{1,4}$/.test(version ?? '') ? { problem: 'other-version' } : damaged
  if (rest.length > 0 || checksum !== checksumOf(payload)) return damaged

  const json = parseJson(fromBase64Url(payload))
  if (!Array.isArray(json) || json.length !== 2) return damaged
  const lines = readList(json[0], MAX_LINES, (entry) => toSharedLine(entry, pageUrl))
  const films = readList(json[1], MAX_FILMS, toFilmUrl)
  return lines && films && lines.length + films.length > 0 ? { quote: { lines, films } } : damaged
}

function readList<T>(value: unknown, max: number, read: (entry: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(value) || value.length > max) return null
  const items: T[] = []
  for (const entry of value) {
    const item = read(entry)
    if (item === null) return null
    items.push(item)
  }
  return items
}

/** Encodes JSON for a URL. Non-ASCII characters become JSON escapes, because `btoa` accepts only bytes. */
export function toBase64Url(json: string): string {
  const ascii = json.replace(NON_ASCII, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return btoa(ascii).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Returns `null` for invalid base64. */
export function fromBase64Url(text: string): string | null {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return null
  }
}

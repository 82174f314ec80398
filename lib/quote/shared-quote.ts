import { toUnits, type Units } from '@/lib/config/units'
import { parseJson } from '@/lib/parsing/record'
import { checksumOf } from '@/lib/parsing/text'
import { type FilmUrl, isFilmUrl } from './film-url'
import { FRAGMENT_START } from './fragment-start'
import { packWords, unpackWords } from './link-words'
import { QUOTE_LIMIT } from './quote-store'
import { type SharedLine, toSharedLine, toWireLine } from './shared-line'

// The format is documented in docs/contracts.md.
const VERSION = '2'
/** Version 1 held at most one film for each tool, and had no packed words. */
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
  const json = parseJson(version === VERSION && bytes ? unpackWords(bytes) : bytes)
  if (!Array.isArray(json) || json.length < 2 || json.length > 3) return damaged
  const units = toUnits(json[2]) ?? undefined
  if (json.length === 3 && !units) return damaged
  const lines = readList(json[0], MAX_LINES, (entry) => toSharedLine(entry, pageUrl))
  const films = readList(json[1], QUOTE_LIMIT, (entry) => (isFilmUrl(entry) ? entry : null))
  return lines && films && lines.length + films.length > 0 ? { quote: { lines, films, units } } : damaged
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

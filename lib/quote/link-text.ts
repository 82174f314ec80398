import { checksumOf, parseJson } from '@/lib/parsing/record'

// The format is documented in docs/contracts.md.

/** A longer fragment is not read. */
const MAX_FRAGMENT = 16_000

/** Some messaging apps cut links that are longer. */
export const MAX_SAFE_LINK = 2000

/** JSON as the fragment of a link: `#quote=3.CHECKSUM.PAYLOAD`. */
export function writeFragment(start: string, version: string, json: unknown): string {
  const payload = toBase64Url(packWords(JSON.stringify(json)))
  return `${start}${version}.${checksumOf(payload)}.${payload}`
}

export type LinkProblem = 'damaged' | 'other-version'
type FragmentReading = { version: string; json: unknown } | { problem: LinkProblem }

/** The JSON of a fragment that `writeFragment` has written in one of these versions, unless it was changed on its way. */
export function readFragment(fragment: string, start: string, versions: readonly string[]): FragmentReading {
  const damaged = { problem: 'damaged' } as const
  if (!fragment.startsWith(start) || fragment.length > MAX_FRAGMENT) return damaged
  const [version = '', checksum, payload = '', ...rest] = fragment.slice(start.length).split('.')
  if (!versions.includes(version)) return /^\d{1,4}$/.test(version) ? { problem: 'other-version' } : damaged
  if (rest.length > 0 || checksum !== checksumOf(payload)) return damaged
  const bytes = fromBase64Url(payload)
  return { version, json: parseJson(bytes && unpackWords(bytes)) }
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

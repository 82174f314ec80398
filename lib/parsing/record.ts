/** The result of work, or `otherwise` if it throws, as when the browser blocks a storage. */
export function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/** `undefined` for missing or malformed text. */
export const parseJson = (text: string | null | undefined): unknown =>
  attempt<unknown>(() => (text ? JSON.parse(text) : undefined), undefined)

export type Json = Record<string, unknown>

/** Never throws; a revoked proxy is not a record. */
export const isRecord = (value: unknown): value is Json =>
  attempt(() => typeof value === 'object' && value !== null && !Array.isArray(value), false)

/** An own field, or `undefined`. Never throws, even if a getter or a proxy does. */
export const fieldOf = (value: unknown, name: string): unknown =>
  attempt<unknown>(() => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined), undefined)

const MAX_CODE_POINTS = 200

// Control characters, surrogates, and marks that change the direction of the text after them.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu

// Joiners, blanks, combining marks and variation selectors alone show nothing; nor do the Hangul fillers and the
// Braille blank, which Unicode counts as letters and symbols.
const VISIBLE = /[^\p{Cf}\p{Z}\p{Cc}\p{M}\u115f\u1160\u3164\uffa0\u2800]/u

/** Whether a text is empty or invisible. */
export const isBlank = (text: string) => !VISIBLE.test(text)

/** The first of these fields that holds usable text or a number. */
export function textOf(entry: unknown, ...names: string[]): string | null {
  for (const name of names) {
    const text = toText(fieldOf(entry, name))
    if (text) return text
  }
  return null
}

/** An entry's id, at most 200 characters long. */
export function idOf(entry: unknown): string | null {
  const id = fieldOf(entry, 'id')
  return toText(typeof id === 'string' ? shortId(id) : id)
}

/**
 * Shortens a long id to its beginning and a checksum, so that two with the same beginning stay distinct. The result is
 * shorter than the limit, so that a stored id is read unchanged.
 */
export function shortId(id: string): string {
  return id.length <= MAX_CODE_POINTS ? id : `${id.slice(0, MAX_CODE_POINTS - 20)}~${checksumOf(id)}`
}

/** FNV-1a, 32 bits. */
export function checksumOf(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** Reads the name of an object. Blank text counts as missing, the number 0 does not. */
export function toText(value: unknown, limit = MAX_CODE_POINTS): string | null {
  const plain = isRecord(value) ? fieldOf(value, 'name') : value
  if (typeof plain === 'number') return Number.isFinite(plain) ? String(plain) : null
  if (typeof plain === 'bigint') return String(plain)
  if (typeof plain !== 'string') return null

  // Cut before it is cleaned, so that a text of megabytes takes no longer than a name.
  const clean = plain
    .slice(0, limit * 8)
    .replace(UNPRINTABLE, ' ')
    // Four marks are enough for every language; a taller stack would overflow the line.
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .trim()
  return isBlank(clean) ? null : Array.from(clean).slice(0, limit).join('')
}

/** Whether a text contains control characters, half characters or marks that change the direction of text. */
export const isUnprintable = (text: string) => text.search(UNPRINTABLE) >= 0

/** Escapes what could move a terminal's cursor or change the order of its text. */
export const printable = (text: string) =>
  text.replace(UNPRINTABLE, (found) =>
    Array.from(found, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`).join(''),
  )

/** Whether an untrusted value is a key of the record. */
export function isKeyOf<T extends object>(record: T, key: unknown): key is keyof T {
  return typeof key === 'string' && Object.hasOwn(record, key)
}

/** Longer text is refused before it is parsed as a number: the regular expressions backtrack and would take seconds. */
export const MAX_NUMBER_LENGTH = 100

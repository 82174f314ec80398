import { fieldOf, isRecord } from './record'

const MAX_CODE_POINTS = 200

// Control characters, and the marks that turn the direction of the text after them.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu

// What is made of joiners and blanks alone cannot be seen.
const VISIBLE = /[^\p{Cf}\p{Z}\p{Cc}]/u

/** The first of these fields that holds usable text or a number. */
export function textOf(entry: unknown, ...names: string[]): string | null {
  for (const name of names) {
    const text = toText(fieldOf(entry, name))
    if (text) return text
  }
  return null
}

/** An object counts by its name; an empty text is missing, the number 0 is a value. */
export function toText(value: unknown, maxCodePoints = MAX_CODE_POINTS): string | null {
  const plain = isRecord(value) ? fieldOf(value, 'name') : value
  if (typeof plain === 'number') return Number.isFinite(plain) ? String(plain) : null
  if (typeof plain !== 'string') return null

  // Cut before it is cleaned, so that a text of megabytes costs no more than a name.
  const clean = plain
    .slice(0, maxCodePoints * 8)
    .replace(UNPRINTABLE, ' ')
    .trim()
  return VISIBLE.test(clean) ? Array.from(clean).slice(0, maxCodePoints).join('') : null
}

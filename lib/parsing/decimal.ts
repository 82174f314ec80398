/** Longer text is refused before it is parsed, because the regular expressions backtrack and would take seconds. */
export const MAX_NUMBER_LENGTH = 100

// The unit that a field shows, which some people repeat, in English and Spanish.
const DECIMAL = /^\s*(-?(?:\d+[.,]?\d*|[.,]\d+))\s*(?:%|m|met(?:re|er|ro)s?)?\s*$/i

/** Parses a number as people type it, even unfinished: `12`, `12.`, `,5`, `-3`, `12 m`; `null` for anything else. */
export function readDecimal(text: unknown): number | null {
  if (typeof text !== 'string' || text.length > MAX_NUMBER_LENGTH) return null
  const number = DECIMAL.exec(text)?.[1]
  return number === undefined ? null : Number(number.replace(',', '.'))
}

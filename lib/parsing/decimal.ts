/** Longer text is refused before it is parsed, because the regular expressions backtrack and would take seconds. */
export const MAX_NUMBER_LENGTH = 100

/** Parses a number as people type it, even unfinished: `12`, `12.`, `,5`, `-3`; `null` for anything else. */
export function readDecimal(text: unknown): number | null {
  if (typeof text !== 'string' || text.length > MAX_NUMBER_LENGTH) return null
  if (!/^\s*-?(\d+[.,]?\d*|[.,]\d+)\s*$/.test(text)) return null
  return Number(text.trim().replace(',', '.'))
}

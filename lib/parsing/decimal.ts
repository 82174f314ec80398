/** Parses a number as people type it, even unfinished: `12`, `12.`, `,5`, `-3`; `null` for anything else. */
export function readDecimal(text: unknown): number | null {
  if (typeof text !== 'string' || !/^\s*-?(\d+[.,]?\d*|[.,]\d+)\s*$/.test(text)) return null
  return Number(text.trim().replace(',', '.'))
}

/** A number as people type it, under way included: `12`, `12.`, `,5`, `-3`; `null` for what is none. */
export function readDecimal(text: unknown): number | null {
  if (typeof text !== 'string' || !/^\s*-?(\d+[.,]?\d*|[.,]\d+)\s*$/.test(text)) return null
  return Number(text.trim().replace(',', '.'))
}

/** Longer text is refused before it is parsed, because the regular expressions backtrack and would take seconds. */
export const MAX_NUMBER_LENGTH = 100

/** The units that fields show, as people repeat them, in English and Spanish. */
const units = { '%': /^%$/, m: /^(m|met(re|er|ro)s?)$/ }
export type DecimalUnit = keyof typeof units

/**
 * Parses a number as people type it, even unfinished: `12`, `12.`, `,5`, `-3`, and with the unit, if there is one: `12 m`;
 * `null` for anything else.
 */
export function readDecimal(text: unknown, unit?: DecimalUnit): number | null {
  if (typeof text !== 'string' || text.length > MAX_NUMBER_LENGTH) return null
  const [, number, rest] = /^\s*(-?(?:\d+[.,]?\d*|[.,]\d+))\s*(.*?)\s*$/.exec(text.toLowerCase()) ?? []
  if (number === undefined || (rest && !(unit && units[unit].test(rest)))) return null
  return Number(number.replace(',', '.'))
}

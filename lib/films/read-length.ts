import { MAX_NUMBER_LENGTH, readDecimal } from '@/lib/parsing/decimal'
import { METRES_PER_INCH } from './units'

// Words in English and Spanish. A number alone is in feet.
const LENGTH =
  /^ *(?:([\d.,]+) *(?:ft|feet|foot|pies?|['’′]|(?= |$)))? *(?:([\d.,]+) *(?:in|inch|inches|pulg[a-z.]*|["”″])?)? *$/

/** Parses feet and inches as people type them: `29 ft 6 in`, `29'6"`, `29.5`. Returns metres. */
export function readFeet(text: string): number | null {
  const match = text.length > MAX_NUMBER_LENGTH ? null : LENGTH.exec(text.toLowerCase())
  if (!match?.[1] && !match?.[2]) return null
  const [feet, inches] = [readDecimal(match[1] ?? '0'), readDecimal(match[2] ?? '0')]
  // Whole inches are exact in tenths of a millimetre; products are not.
  return feet === null || inches === null
    ? null
    : Math.round((feet * 12 + inches) * METRES_PER_INCH * 1e4) / 1e4
}

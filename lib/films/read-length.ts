import { MAX_NUMBER_LENGTH, readDecimal } from '@/lib/parsing/decimal'
import { METRES_PER_INCH } from './units'

const NUMBER = String.raw`(\d+[.,]?\d*|[.,]\d+)`
const FEET = String.raw`(?:ft|feet|foot|pies?|['’′])\.?`
const INCHES = String.raw`(?:in|inch|inches|pulg|pulgadas?|["”″])\.?`
const inchesAlone = new RegExp(`^${NUMBER} *${INCHES}$`)
const feetAndInches = new RegExp(`^${NUMBER}(?: *${FEET} *| +|$)(?:${NUMBER} *(?:${INCHES})?)?$`)

/** Parses feet and inches as people type them, in English or Spanish: `29 ft 6 in`, `29'6"`, `29.5`. Returns metres. */
export function readFeet(text: string): number | null {
  if (text.length > MAX_NUMBER_LENGTH) return null
  const typed = text.trim().toLowerCase()
  const [, feet = '0', inches = '0'] = inchesAlone.exec(typed)?.toSpliced(1, 0, '0') ??
    feetAndInches.exec(typed) ?? ['', '', '']
  const [ft, inch] = [readDecimal(feet), readDecimal(inches)]
  // A tenth of a millimetre is exact for whole inches, and hides the error of the multiplication.
  return ft === null || inch === null ? null : Math.round((ft * 12 + inch) * METRES_PER_INCH * 1e4) / 1e4
}

import { MAX_NUMBER_LENGTH } from './record'

type Unit = 'm' | 'cm' | 'mm' | 'ft' | 'in' | '%'

/**
 * Parses a length or a share as people type it, even unfinished: `12.`, `12,5 m`, `900 cm`, `41' 6 1/2"`, `41-6`,
 * `35%`, in English and Spanish. A number alone is in `alone`. Returns meters, to a tenth of a millimeter, or percent;
 * `null` for anything else.
 */
export function readMeasure(text: unknown, alone: 'm' | 'ft' | '%'): number | null {
  if (typeof text !== 'string' || text.length > MAX_NUMBER_LENGTH) return null
  const parts = partsOf(text)
  const [first, second] = parts
  if (!first || parts.length > 2) return null
  if (!second) return measureOf(first.amount, first.unit ?? alone, alone)

  const pair = `${first.unit ?? '?'}${second.isJoined ? '-' : ' '}${second.unit ?? '?'}`
  // `12m50` is 12 m and 50 cm, and `12 m 5` may be 12.5.
  if (pair === 'm ?' && !/\d\d$/.test(text.trim())) return null
  // In feet, `29 6` is 29 ft 6 in; in meters it may be 29.6.
  const units = PAIRS[pair === '? ?' && alone === 'ft' ? '?-?' : pair]
  const isWhole = Number.isInteger(first.amount)
  if (!units || !isWhole || alone === '%') return null
  if (units[1] === 'in' && second.amount >= INCHES_PER_FOOT) return null
  return rounded(first.amount * METRES[units[0]] + second.amount * METRES[units[1]])
}

/** Two parts of one length: `9 m 50 cm`, `9m50`, `41' 6"`, `41' 6`, `41-6`. */
const PAIRS: Readonly<Record<string, readonly ['m', 'cm'] | readonly ['ft', 'in']>> = {
  'm cm': ['m', 'cm'],
  'm ?': ['m', 'cm'],
  'ft in': ['ft', 'in'],
  'ft ?': ['ft', 'in'],
  'ft-in': ['ft', 'in'],
  'ft-?': ['ft', 'in'],
  '? in': ['ft', 'in'],
  '?-in': ['ft', 'in'],
  '?-?': ['ft', 'in'],
}
const INCHES_PER_FOOT = 12

const METRES = { m: 1, cm: 0.01, mm: 0.001, ft: 0.3048, in: 0.0254 }

function measureOf(amount: number, unit: Unit, alone: Unit): number | null {
  if (unit === '%' || alone === '%') return unit === alone ? amount : null
  return rounded(amount * METRES[unit])
}

// Whole inches are exact in tenths of a millimeter; products are not.
const rounded = (metres: number) => Math.round(metres * 1e4) / 1e4

const UNITS: readonly (readonly [Unit, RegExp])[] = [
  ['m', /^(m|mts?|met(er|re|ro)s?)$/],
  ['cm', /^(cms?|centimet(er|re|ro)s?)$/],
  ['mm', /^(mm|mill?imet(er|re|ro)s?)$/],
  ['ft', /^(ft|feet|foot|pies?|')$/],
  ['in', /^(in|inch|inches|pulg|pulgadas?|plg|")$/],
  ['%', /^(%|percent|por ciento)$/],
]

type MeasurePart = { amount: number; unit?: Unit | undefined; isJoined: boolean }

/** A number, a fraction or both, then the unit, and what leads to the next part. */
const PART =
  /\s*(?:(\d{1,3}(?:[ .,]\d{3})+(?:[.,]\d+)?(?=\s*[cm](?:m|ent|il))|\d+[.,]?\d*|[.,]\d+)(?![\d/.,])(?:[\s-]\s*(\d+)\/(\d+))?|(\d+)\/(\d+))\s*(?:(%|'|"|por ciento|[a-z]+)(?:[.,](?!\d))?)?\s*(?:(?:and|y|con)\s)?\s*(-(?=.))?/y

/** Returns an empty list if any part of the text is not understood. */
function partsOf(text: string): readonly MeasurePart[] {
  const plain = plainText(text)
  const parts: MeasurePart[] = []
  let isJoined = false
  PART.lastIndex = 0
  while (PART.lastIndex < plain.length) {
    const match = PART.exec(plain)
    if (!match) return []
    const [, number = '', over, under, loneOver, loneUnder, name = '', dash] = match
    const unit = UNITS.find(([, names]) => names.test(name))?.[0]
    const fraction = fractionOf(over ?? loneOver, under ?? loneUnder)
    const amount = numberOf(number, unit) + (fraction ?? Number.NaN)
    if (Number.isNaN(amount) || (name && !unit)) return []
    parts.push({ amount, unit, isJoined })
    isJoined = dash !== undefined
  }
  return parts
}

/** A proper fraction, or nothing. */
function fractionOf(over = '0', under = '1'): number | null {
  return Number(over) < Number(under) ? Number(over) / Number(under) : null
}

/** A decimal point or comma. Thousands, which only small units have, may be grouped: `8,992 mm`, `1.250,5 cm`. */
function numberOf(text: string, unit: Unit | undefined): number {
  if (unit !== 'mm' && unit !== 'cm') return Number(text.replace(',', '.'))
  const [, whole = text, group = '', decimals = ''] =
    /^(\d{1,3}(?:([ .,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/.exec(text) ?? []
  return Number(group ? `${whole.replaceAll(group, '')}.${decimals}` : text.replace(',', '.'))
}

/** Without accents and typographic characters: `４１′ ６½″` is `41' 6 1/2"`. */
const plainText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[″”“˝ʺ]|[′’´']{2}/g, '"')
    .replace(/[′’‘´`ʹʼ]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/[¼-¾⅐-⅞]/g, ' $&')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/⁄/g, '/')
    .trim()

import { createState } from '@/lib/browser/browser'
import { toUnits, UNITS_KEY, type Units, unitsOfLanguage } from '@/lib/config/units'
import { figures } from '@/lib/content/language'
import { unitNames } from '@/lib/content/units'
import { formatDecimal, formatNumber, LOCALE } from '@/lib/content/words'
import { createStoredValue, textCodec } from '@/lib/storage/stored-value'

export type Range = readonly [number, number]

const METRES_PER_INCH = 0.0254
const INCHES_PER_FOOT = 12
const METRES_PER_FOOT = METRES_PER_INCH * INCHES_PER_FOOT

export const formatWhole = (value: number) => formatNumber(Math.round(value))

// Each figure is converted from the exact meters, and rounded once.

/** A measure to the centimeter or inch: `9 m`, `29 ft 6 in`. */
export function formatLength(metres: number, units: Units): string {
  if (units === 'metric') return unitNames.metres(formatNumber(Math.round(metres * 100) / 100))
  const all = Math.round(metres / METRES_PER_INCH)
  const feet = formatNumber(Math.floor(all / INCHES_PER_FOOT))
  const inches = formatNumber(all % INCHES_PER_FOOT)
  if (all < INCHES_PER_FOOT) return unitNames.inches(inches)
  return inches === '0' ? unitNames.feet(feet) : unitNames.feetAndInches(feet, inches)
}

/** A limit of a measure: `2 m`, and `7 ft` in whole feet on its own side; less than a foot in inches. */
export function formatBound(metres: number, units: Units, toWhole: (feet: number) => number): string {
  const feet = metres / METRES_PER_FOOT
  return units === 'us' && feet >= 1
    ? unitNames.feet(formatNumber(toWhole(feet)))
    : formatLength(metres, units)
}

/** The width of a roll: `1.52 m`, `60 in`. */
export const formatWidth = (metres: number, units: Units) =>
  units === 'metric'
    ? unitNames.metres(formatNumber(metres))
    : unitNames.inches(formatWhole(metres / METRES_PER_INCH))

/** An estimated length of roll: `6.8 to 7.9 m`, `22 to 26 ft`. */
export const formatRoll = (metres: Range, units: Units, format = formatDecimal) =>
  units === 'metric'
    ? unitNames.metres(formatRange(metres, format))
    : unitNames.feet(formatRange(metres, (each) => formatWhole(each / METRES_PER_FOOT)))

/** An estimated area: `31.2 m²`, `10.4 to 11.9 m²`, `112 to 128 sq ft`. */
export const formatArea = (area: number | Range, units: Units): string =>
  areaUnits[units](
    formatRange(typeof area === 'number' ? [area, area] : area, (each) => areaFigure(each, units)),
  )

const areaUnits = { metric: unitNames.squareMetres, us: unitNames.squareFeet }

/** The figure alone. */
const areaFigure = (area: number, units: Units): string =>
  units === 'metric' ? formatDecimal(area) : formatWhole(area / METRES_PER_FOOT ** 2)

/** Writes a figure in one system of units, or in both. */
export type WriteFigure = (format: (units: Units) => string) => string

/** `9 m` */
export const inOne =
  (units: Units): WriteFigure =>
  (format) =>
    format(units)

/** Both systems, the visitor's own first: `9 m (29 ft 6 in)`. */
export const inBoth =
  (own: Units): WriteFigure =>
  (format) =>
    unitNames.both(format(own), format(own === 'us' ? 'metric' : 'us'))

/** `4.1 to 5.4`; one figure if both are written the same. */
function formatRange(range: Range, format: (value: number) => string): string {
  const [from, to] = [format(range[0]), format(range[1])]
  return from === to ? from : figures.range(from, to)
}

/** What the exported HTML shows before the browser is asked, and without JavaScript. */
export const PAGE_UNITS = unitsOfLanguage(LOCALE)

/** `null` until the visitor chooses. */
const chosen = createStoredValue(textCodec(UNITS_KEY, toUnits))

const hinted = createState<Units | null>(null)

/** The visitor's choice, otherwise the units of a shared link, otherwise those of the browser's language. */
export const unitsStore = {
  get: (): Units => chosen.get() ?? hinted.get() ?? unitsOfLanguage(navigator.language),
  set: chosen.set,
  subscribe(onChange: () => void) {
    const stops = [chosen.subscribe(onChange), hinted.subscribe(onChange)]
    return () => stops.forEach((stop) => void stop())
  },
}

/** Keeps the units of a shared link for this visit. They never replace the visitor's own choice. */
export const hintUnits = hinted.set

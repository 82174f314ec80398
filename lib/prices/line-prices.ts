import type { PackagePrice, Price, PriceList, PriceRange } from './prices'

/** What a price depends on. */
export type PricedLine =
  | { kind: 'coverage'; chosen: readonly string[]; vehicle: { id: string } }
  | { kind: 'hull'; chosen: readonly string[]; hull: { loa: number } }
  | { kind: 'tint'; film: number; window: string | null }

// A price counts only for exactly the choice that the file names: nothing is added up from parts, and nothing interpolated.

/** A tint's price for this film takes precedence over one for any film. */
export function priceOf(line: PricedLine, prices: PriceList): Price | undefined {
  if (line.kind === 'tint') {
    const forWindow = prices.tint.filter(({ window }) => window === line.window)
    return forWindow.find(({ films }) => films?.includes(line.film)) ?? forWindow.find(({ films }) => !films)
  }
  return packagesFor(line, prices).find(
    ({ parts }) => parts.length === line.chosen.length && covers(parts, line),
  )
}

/** The smallest package with a price that covers what was chosen. */
export function coveringPrice(line: PricedLine, prices: PriceList): PackagePrice | undefined {
  return line.kind === 'tint' ? undefined : packagesFor(line, prices).find(({ parts }) => covers(parts, line))
}

type PartsLine = Exclude<PricedLine, { kind: 'tint' }>

/** The packages that have a price on this vehicle, or on a boat of this length. */
const packagesFor = (line: PartsLine, { coverage, hull }: PriceList): readonly PackagePrice[] =>
  line.kind === 'coverage'
    ? coverage.filter(({ vehicles }) => vehicles.includes(line.vehicle.id))
    : hull.filter(({ length }) => length.from <= line.hull.loa && line.hull.loa <= length.to)

const covers = (parts: readonly string[], { chosen }: PartsLine) => chosen.every((id) => parts.includes(id))

type QuoteSum = {
  /** `null` while a line has no price, because a part of a sum reads like a total. */
  total: PriceRange | null
  /** The oldest date of the prices. */
  asOf: string
}

/** What the lines cost together; `null` if none has a price. */
export function sumOfLines(prices: readonly (Price | undefined)[]): QuoteSum | null {
  const priced = prices.filter((price) => price !== undefined)
  const [asOf] = priced.map((price) => price.asOf).sort()
  if (asOf === undefined) return null
  const isWhole = priced.length === prices.length
  return { total: isWhole ? sumOfRanges(priced.map(({ range }) => range)) : null, asOf }
}

/** In cents, which add up exactly. */
export const sumOfRanges = (ranges: readonly PriceRange[]): PriceRange =>
  ranges.reduce<PriceRange>((sum, [from, to]) => [sum[0] + from, sum[1] + to], [0, 0])

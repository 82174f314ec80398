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
  return packagesFor(line, prices).find(({ parts }) => isExactly(parts, line))
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

const isExactly = (parts: readonly string[], line: PartsLine) =>
  parts.length === line.chosen.length && covers(parts, line)

const covers = (parts: readonly string[], { chosen }: PartsLine) => chosen.every((id) => parts.includes(id))

/** A price for nearly the same: the package on another vehicle or on boats of another length, or another film. */
export type NeighborPrice = Price & {
  what:
    | { vehicle: string }
    | { films: readonly number[] | undefined }
    | { length: { from: number; to: number } }
}

/** The price that is nearest to a line without one. It is shown as what it is, and never added up. */
export function neighborOf(
  line: PricedLine,
  prices: PriceList,
  vehicles: readonly string[],
): NeighborPrice | undefined {
  if (priceOf(line, prices)) return undefined
  if (line.kind === 'tint') {
    const [other] = prices.tint
      .filter(({ window }) => window === line.window)
      .toSorted((a, b) => filmsAway(line.film, a.films) - filmsAway(line.film, b.films))
    return other && { ...other, what: { films: other.films } }
  }
  if (line.kind === 'hull') {
    const { loa } = line.hull
    const away = ({ from, to }: { from: number; to: number }) => Math.max(from - loa, loa - to)
    const [other] = prices.hull
      .filter(({ parts }) => isExactly(parts, line))
      .toSorted((a, b) => away(a.length) - away(b.length))
    return other && { ...other, what: { length: other.length } }
  }
  const place = (vehicle: string) => Math.abs(vehicles.indexOf(vehicle) - vehicles.indexOf(line.vehicle.id))
  const [other] = prices.coverage
    .filter(({ parts }) => isExactly(parts, line))
    .flatMap((each) => each.vehicles.map((vehicle) => ({ ...each, what: { vehicle } })))
    .toSorted((a, b) => place(a.what.vehicle) - place(b.what.vehicle))
  return other
}

const filmsAway = (film: number, films: readonly number[] | undefined) =>
  films ? Math.min(...films.map((each) => Math.abs(each - film))) : 0

type QuoteSum = {
  /** Of the lines that have a price. */
  total: PriceRange
  /** The oldest date of the prices. */
  asOf: string
}

/** What the lines cost together; `null` if none has a price. */
export function sumOfLines(prices: readonly (Price | undefined)[]): QuoteSum | null {
  const priced = prices.filter((price) => price !== undefined)
  const [asOf] = priced.map((price) => price.asOf).sort()
  if (asOf === undefined) return null
  return { total: sumOfRanges(priced.map(({ range }) => range)), asOf }
}

/** In cents, which add up exactly. */
export const sumOfRanges = (ranges: readonly PriceRange[]): PriceRange =>
  ranges.reduce<PriceRange>((sum, [from, to]) => [sum[0] + from, sum[1] + to], [0, 0])

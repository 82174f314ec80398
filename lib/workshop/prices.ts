import type { FilmLine } from '@/lib/films/film-line'

/** From and to, in cents. */
export type PriceRange = readonly [from: number, to: number]

export type Price = { range: PriceRange; asOf: string; until: string; includes?: readonly string[] }
/** The name and parts of a package, so that the browser needs no other list of them. */
export type PackagePrice = Price & { name: string; parts: readonly string[] }

/** The shop's prices as a page has them: in one language, and smaller packages first. */
export type PriceList = {
  tax?: 'included' | 'added' | undefined
  coverage: readonly (PackagePrice & { vehicles: readonly string[] })[]
  tint: readonly (Price & { window: string; films?: readonly number[] | undefined })[]
  hull: readonly (PackagePrice & { length: { from: number; to: number } })[]
}

/** What a price depends on. */
export type PricedLine =
  | { kind: 'coverage'; chosen: readonly string[]; vehicle: { id: string } }
  | { kind: 'hull'; chosen: readonly string[]; hull: { loa: number } }
  | Pick<Extract<FilmLine, { kind: 'tint' }>, 'kind' | 'film' | 'window'>

/** The prices whose last day has not passed; `null` without any. */
export function currentPrices(prices: PriceList, today: string): PriceList | null {
  const isCurrent = ({ until }: Price) => until >= today
  const { tax, coverage, tint, hull } = prices
  const all = [...coverage, ...tint, ...hull]
  if (all.every(isCurrent)) return all.length > 0 ? prices : null
  return currentPrices(
    { tax, coverage: coverage.filter(isCurrent), tint: tint.filter(isCurrent), hull: hull.filter(isCurrent) },
    today,
  )
}

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

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

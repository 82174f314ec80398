import { roundPrice } from '@/lib/config/round-price'
import { inLanguage } from '@/lib/content/words'
import { carPackages } from '@/lib/films/coverage'
import { boatPackages } from '@/lib/films/hull'
import type { Package } from '@/lib/films/parts'
import { lastDayOf } from './price-age'
import { currentPrices, type PackagePrice, type Price, type PriceList } from './prices'
import type { Prices } from './workshop-schema'

type Entry = Pick<Prices['ppf'][number], 'from' | 'to' | 'includes' | 'asOf' | 'validUntil'>

/** The prices of the file for the browser; `null` if all are out of date. */
export function priceListOf(prices: Prices, today: string): PriceList | null {
  const toPrice = ({ from, to, includes, ...entry }: Entry): Price => ({
    range: [toCents(from), toCents(to)],
    asOf: entry.asOf ?? prices.asOf,
    until: lastDayOf(entry, prices),
    ...(includes && { includes: includes.map((text) => inLanguage(text)) }),
  })
  const ofPackage = (entry: Entry & { package: string }, packages: readonly Package[]): PackagePrice => {
    const { name = '', parts = [] } = packages.find(({ id }) => id === entry.package) ?? {}
    return { name, parts, ...toPrice(entry) }
  }
  const car = prices.ppf.map((entry) => ({ ...ofPackage(entry, carPackages), vehicles: entry.vehicles }))
  const boat = prices['marine-film'].map((entry) => ({
    ...ofPackage(entry, boatPackages),
    length: entry.length,
  }))
  const tint = prices['window-film'].map((entry) => ({
    ...toPrice(entry),
    window: entry.window,
    films: entry.films,
  }))
  const bySize = (a: PackagePrice, b: PackagePrice) => a.parts.length - b.parts.length
  return currentPrices(
    { tax: prices.tax, coverage: car.toSorted(bySize), tint, hull: boat.toSorted(bySize) },
    today,
  )
}

/** A currency with three digits has tenths of a cent. */
const toCents = (amount: number) => Number((roundPrice(amount) * 100).toPrecision(15))

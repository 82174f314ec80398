import { addDays, formatMonth } from '@/lib/config/dates'
import { roundPrice } from '@/lib/config/round-price'
import { filmLines } from '@/lib/content/facts/films'
import { inLanguage } from '@/lib/content/words'
import { workshopCommand as texts } from '@/lib/content/workshop-check'
import { carPackages } from '@/lib/films/coverage'
import { boatPackages } from '@/lib/films/hull'
import type { Package } from '@/lib/films/parts'
import { currentPrices, type PackagePrice, type Price, type PriceList } from '@/lib/prices/prices'
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

type Dated = { asOf?: string | undefined; validUntil?: string | undefined }

const WARNING_MONTHS = 2

/** The last day on which a price is shown: the one in the file, but at most twelve months after it was set. */
function lastDayOf(entry: Dated, { asOf, validUntil }: Pick<Prices, 'asOf' | 'validUntil'>): string {
  const [set, until] = entry.asOf ? [entry.asOf, entry.validUntil] : [asOf, entry.validUntil ?? validUntil]
  const oneYear = addDays(addMonths(set, 12), -1)
  return until !== undefined && until < oneYear ? until : oneYear
}

/** The same day of a later month, or the first of the month after it if there is no such day. */
function addMonths(day: string, months: number): string {
  const date = new Date(day)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

/** What `npm run content` says two months before a price disappears, and afterwards, and about dates in the future. */
export function priceWarnings(prices: Prices | undefined, file: string, now: Date): string[] {
  if (!prices) return []
  const entries = Object.values(filmLines).flatMap((line) =>
    prices[line].map((entry, i) => {
      const { asOf }: Dated = entry
      const name = texts.price(line, i + 1, 'window' in entry ? entry.window : entry.package)
      return { asOf, name, lastDay: lastDayOf(entry, prices) }
    }),
  )
  const today = now.toISOString().slice(0, 10)
  // Where the shop is it may already be tomorrow.
  const tomorrow = addDays(today, 1)
  const dates = [prices, ...entries].map(({ asOf = '' }: Dated) => asOf)
  const future = [...new Set(dates)].filter((day) => day > tomorrow)
  const lastDays = entries.map(({ lastDay }) => lastDay).sort()
  const old = entries.filter(({ lastDay }) => lastDay < today).map(({ name }) => name)
  const due = lastDays.find((day) => day >= today && day <= addMonths(today, WARNING_MONTHS))
  return [
    ...future.map((day) => texts.futurePrices(file, day)),
    old.length > 0 && texts.oldPrices(file, old),
    due && texts.duePrices(file, formatMonth(addDays(due, 1).slice(0, 7))),
  ].filter((warning) => typeof warning === 'string')
}

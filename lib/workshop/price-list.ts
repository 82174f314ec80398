import { inLanguage } from '@/lib/content/words'
import { lastDayOf } from './price-age'
import type { Prices } from './workshop-schema'

/** From and to, in cents. */
export type PriceRange = readonly [from: number, to: number]

export type Dated = { range: PriceRange; asOf: string; until: string; includes?: readonly string[] }
export type CarPrice = Dated & { package: string; vehicles: readonly string[] }
export type WindowPrice = Dated & { window: string; films?: readonly number[] | undefined }
export type BoatPrice = Dated & { package: string; length: { from: number; to: number } }

/** The prices as the browser gets them: without those that are out of date, and in one language. */
export type PriceList = {
  tax?: 'included' | 'added' | undefined
  ppf: readonly CarPrice[]
  'window-film': readonly WindowPrice[]
  'marine-film': readonly BoatPrice[]
}

/** What a page passes to its tool: the prices are in the page then, and in no script. */
export type LinePrices<Price> = { tax: PriceList['tax']; prices: readonly Price[] }

type Entry = Pick<Prices['ppf'][number], 'from' | 'to' | 'includes' | 'asOf' | 'validUntil'>

export function priceListOf(prices: Prices, today: string, language: string): PriceList {
  const dated = ({ from, to, includes, ...entry }: Entry): Dated => ({
    range: [toCents(from), toCents(to)],
    asOf: entry.asOf ?? prices.asOf,
    until: lastDayOf(entry, prices),
    ...(includes && { includes: includes.map((text) => inLanguage(text, language)) }),
  })
  const isCurrent = ({ until }: Dated) => until >= today
  return {
    tax: prices.tax,
    ppf: prices.ppf
      .map((entry) => ({ package: entry.package, vehicles: entry.vehicles, ...dated(entry) }))
      .filter(isCurrent),
    'window-film': prices['window-film']
      .map((entry) => ({ window: entry.window, films: entry.films, ...dated(entry) }))
      .filter(isCurrent),
    'marine-film': prices['marine-film']
      .map((entry) => ({ package: entry.package, length: entry.length, ...dated(entry) }))
      .filter(isCurrent),
  }
}

const toCents = (amount: number) => Math.round(amount * 100)

import { addDays, formatMonth } from '@/lib/config/dates'
import { inLanguage } from '@/lib/config/file-text'
import { filmLines } from '@/lib/config/routes'
import { workshopCommand as texts } from '@/lib/content/workshop-check'
import { carPackages, type Package, packageOf } from '@/lib/films/coverage'
import type { FilmLine } from '@/lib/films/film-line'
import { boatPackages } from '@/lib/films/hull'
import type { Prices } from './workshop-schema'

// A price counts only for exactly the choice that the file names: nothing is added up from parts, and nothing interpolated.

type PackagePrice = { package: string }
type IsFor<P> = (price: P) => boolean

/** The price of exactly the package that was chosen. */
export function packagePrice<P extends PackagePrice>(
  packages: readonly Package[],
  chosen: readonly string[],
  prices: readonly P[],
  isFor: IsFor<P>,
): P | undefined {
  const id = packageOf(packages, chosen)?.id
  return prices.find((price) => price.package === id && isFor(price))
}

/** The smallest package with a price that covers what was chosen. */
export function coveringPrice<P extends PackagePrice>(
  packages: readonly Package[],
  chosen: readonly string[],
  prices: readonly P[],
  isFor: IsFor<P>,
): { package: Package; price: P } | undefined {
  const covering = packages
    .filter(({ parts }) => chosen.every((id) => parts.includes(id)))
    .toSorted((a, b) => a.parts.length - b.parts.length)
  for (const each of covering) {
    const price = prices.find((one) => one.package === each.id && isFor(one))
    if (price) return { package: each, price }
  }
  return undefined
}

export const isForVehicle = (vehicle: string) => (price: CarPrice) => price.vehicles.includes(vehicle)

export const isForLength =
  (metres: number) =>
  ({ length }: BoatPrice) =>
    length.from <= metres && metres <= length.to

/** A price for this film takes precedence over one for any film. */
export function windowPrice(
  prices: readonly WindowPrice[],
  window: string,
  film: number,
): WindowPrice | undefined {
  const forWindow = prices.filter((price) => price.window === window)
  return forWindow.find(({ films }) => films?.includes(film)) ?? forWindow.find(({ films }) => !films)
}

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

type PriceAgeDated = { asOf?: string | undefined; validUntil?: string | undefined }

const WARNING_MONTHS = 2

/** The last day on which a price is shown: the one in the file, but at most twelve months after it was set. */
function lastDayOf(entry: PriceAgeDated, { asOf, validUntil }: Pick<Prices, 'asOf' | 'validUntil'>): string {
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
  const entries = Object.values(filmLines).flatMap((line): PriceAgeDated[] => prices[line])
  const today = now.toISOString().slice(0, 10)
  // Where the shop is it may already be tomorrow.
  const tomorrow = addDays(today, 1)
  const dates = [prices, ...entries].map(({ asOf = '' }: PriceAgeDated) => asOf)
  const future = [...new Set(dates)].filter((day) => day > tomorrow)
  const lastDays = entries.map((entry) => lastDayOf(entry, prices)).sort()
  const isOld = lastDays.some((day) => day < today)
  const due = lastDays.find((day) => day >= today && day <= addMonths(today, WARNING_MONTHS))
  return [
    ...future.map((day) => texts.futurePrices(file, day)),
    isOld && texts.oldPrices(file),
    due && texts.duePrices(file, formatMonth(addDays(due, 1).slice(0, 7))),
  ].filter((warning) => typeof warning === 'string')
}

/** The shop's price for exactly what a line of the quote says. */
export function linePrice(line: FilmLine, prices: PriceList): Dated | undefined {
  if (line.kind === 'coverage')
    return packagePrice(carPackages, line.chosen, prices.ppf, isForVehicle(line.vehicle.id))
  if (line.kind === 'hull')
    return packagePrice(boatPackages, line.chosen, prices['marine-film'], isForLength(line.hull.loa))
  return line.window ? windowPrice(prices['window-film'], line.window, line.film) : undefined
}

type QuoteSum = {
  /** `null` while a line has no price, because a part of a sum reads like a total. */
  total: PriceRange | null
  /** The oldest date of the prices. */
  asOf: string
}

/** What the lines cost together; `null` if none has a price. */
export function sumOfLines(prices: readonly (Dated | undefined)[]): QuoteSum | null {
  const priced = prices.filter((price) => price !== undefined)
  const [asOf] = priced.map((price) => price.asOf).sort()
  if (asOf === undefined) return null
  const isWhole = priced.length === prices.length
  return { total: isWhole ? sumOfRanges(priced.map(({ range }) => range)) : null, asOf }
}

/** In cents, which add up exactly. */
export const sumOfRanges = (ranges: readonly PriceRange[]): PriceRange =>
  ranges.reduce<PriceRange>((sum, [from, to]) => [sum[0] + from, sum[1] + to], [0, 0])

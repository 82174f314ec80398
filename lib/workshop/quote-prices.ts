import { carPackages } from '@/lib/films/coverage'
import type { FilmLine } from '@/lib/films/film-line'
import { boatPackages } from '@/lib/films/hull'
import { isForLength, isForVehicle, packagePrice, windowPrice } from './find-price'
import type { Dated, PriceList, PriceRange } from './price-list'

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

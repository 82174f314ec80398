import { localDay } from '@/lib/config/dates'
import { type FilmName, filmLines } from '@/lib/content/facts/films'
import type { PriceList } from './price-list'

/**
 * The prices that the build inlines, without those that are out of date on the visitor's day: a page may be older than its
 * prices. `null` without any.
 */
export function shownPrices(today = localDay()): PriceList | null {
  if (!process.env.WORKSHOP_PRICES) return null
  const list: PriceList = JSON.parse(process.env.WORKSHOP_PRICES)
  const isCurrent = ({ until }: { until: string }) => until >= today
  const prices = {
    tax: list.tax,
    ppf: list.ppf.filter(isCurrent),
    'window-film': list['window-film'].filter(isCurrent),
    'marine-film': list['marine-film'].filter(isCurrent),
  }
  return hasPrices(prices) ? prices : null
}

/** The prices of one line, for its page. */
export function linePrices<Line extends FilmName>(line: Line) {
  const list = shownPrices()
  return list && { tax: list.tax, prices: list[line] }
}

export const hasPrices = (prices: PriceList) =>
  Object.values(filmLines).some((line) => prices[line].length > 0)

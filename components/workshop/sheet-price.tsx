'use client'

import { formatMonth } from '@/lib/config/dates'
import { priceBox as texts } from '@/lib/content/workshop'
import { carPackages, coverageTitle, readCoverage } from '@/lib/films/coverage'
import { useQueryState } from '@/lib/url/use-query-state'
import { isForVehicle, packagePrice } from '@/lib/workshop/find-price'
import type { CarPrice, LinePrices } from '@/lib/workshop/price-list'
import { formatPriceRange, useCurrent } from './price-box'

/** The shop's price for the panels of the installer's sheet, in one sentence for paper. */
export function SheetPrice({ tax, prices }: LinePrices<CarPrice>) {
  const coverage = readCoverage(useQueryState())
  const ppf = useCurrent(prices)
  if (ppf.length === 0) return null
  const price = packagePrice(carPackages, coverage.chosen, ppf, isForVehicle(coverage.vehicle.id))
  return (
    <p className="mt-2 mb-0 numeric">
      {texts.subject(coverageTitle(coverage))}{' '}
      {price
        ? `${formatPriceRange(price.range)} ${texts.terms(formatMonth(price.asOf.slice(0, 7)), tax)}`
        : `${texts.none}.`}
    </p>
  )
}

'use client'

import { PackageLink } from '@/components/films/package-link'
import { priceBox as texts } from '@/lib/content/workshop'
import { carPackages, coverageTitle, readCoverage } from '@/lib/films/coverage'
import { useQueryState } from '@/lib/url/use-query-state'
import { coveringPrice, isForVehicle, packagePrice } from '@/lib/workshop/find-price'
import type { CarPrice, LinePrices } from '@/lib/workshop/price-list'
import { formatPriceRange, PriceBox, useCurrent } from './price-box'

/** The shop's price for the chosen panels on the chosen vehicle. */
export function CoveragePrice({ tax, prices: all }: LinePrices<CarPrice>) {
  const coverage = readCoverage(useQueryState())
  const prices = useCurrent(all)
  const { chosen, vehicle } = coverage
  if (prices.length === 0 || chosen.length === 0) return null
  const isFor = isForVehicle(vehicle.id)
  const other = coveringPrice(carPackages, chosen, prices, isFor)
  return (
    <PriceBox
      choice={coverageTitle(coverage)}
      tax={tax}
      price={packagePrice(carPackages, chosen, prices, isFor)}
      other={
        other && (
          <PackageLink name="panels" parts={other.package.parts} className="">
            {texts.other(other.package.name, formatPriceRange(other.price.range))}
          </PackageLink>
        )
      }
    />
  )
}

'use client'

import { PackageLink } from '@/components/films/package-link'
import { priceBox as texts } from '@/lib/content/workshop'
import { boatPackages, hullTitle, readHullCoverage } from '@/lib/films/hull'
import { unitsStore } from '@/lib/films/units-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { useQueryState } from '@/lib/url/use-query-state'
import { coveringPrice, isForLength, packagePrice } from '@/lib/workshop/find-price'
import type { BoatPrice, LinePrices } from '@/lib/workshop/price-list'
import { formatPriceRange, PriceBox, useCurrent } from './price-box'

/** The shop's price for the chosen zones on a boat of this length. */
export function HullPrice({ tax, prices: all }: LinePrices<BoatPrice>) {
  const units = useStoredValue(unitsStore) ?? 'metric'
  const coverage = readHullCoverage(useQueryState())
  const prices = useCurrent(all)
  const { chosen, hull } = coverage
  if (prices.length === 0 || chosen.length === 0) return null
  const isFor = isForLength(hull.loa)
  const other = coveringPrice(boatPackages, chosen, prices, isFor)
  return (
    <PriceBox
      choice={hullTitle(coverage, (write) => write(units))}
      tax={tax}
      price={packagePrice(boatPackages, chosen, prices, isFor)}
      other={
        other && (
          <PackageLink name="zones" parts={other.package.parts} className="">
            {texts.other(other.package.name, formatPriceRange(other.price.range))}
          </PackageLink>
        )
      }
    />
  )
}

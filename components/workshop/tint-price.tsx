'use client'

import { windowNames } from '@/lib/content/tint-tool'
import { priceBox } from '@/lib/content/workshop'
import { readTint } from '@/lib/films/tint'
import { useQueryState } from '@/lib/url/use-query-state'
import { windowPrice } from '@/lib/workshop/find-price'
import type { LinePrices, WindowPrice } from '@/lib/workshop/price-list'
import { PriceBox, useCurrent } from './price-box'

/** The shop's price for the chosen film on the chosen window. */
export function TintPrice({ tax, prices: all }: LinePrices<WindowPrice>) {
  const { film, window } = readTint(useQueryState())
  const prices = useCurrent(all)
  if (prices.length === 0) return null
  return (
    <PriceBox
      choice={priceBox.windowFilm(windowNames[window], film)}
      tax={tax}
      price={windowPrice(prices, window, film)}
    />
  )
}

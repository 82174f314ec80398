'use client'

import { createContext, type ReactNode, use, useMemo } from 'react'
import { onMinute, useBrowserValue } from '@/lib/browser/use-browser-value'
import { localDay } from '@/lib/config/dates'
import { currentPrices, type PriceList } from './prices'

const Prices = createContext<PriceList | null>(null)

/** The shop's prices on the visitor's day, for every tool, list and message; `null` without any. */
export const usePrices = () => use(Prices)

type Props = { prices: PriceList | null; children: ReactNode }

/** A page may be older than its prices, or stay open longer than they last. */
export function ShopPrices({ prices, children }: Props) {
  // Without prices, no clock has to run.
  const today = useBrowserValue(localDay, prices ? onMinute : undefined) ?? ''
  const current = useMemo(() => prices && currentPrices(prices, today), [prices, today])
  return <Prices value={current}>{children}</Prices>
}

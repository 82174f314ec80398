'use client'

import { formatMonth } from '@/lib/config/dates'
import { formatPrice } from '@/lib/config/price'
import { linePrice as texts } from '@/lib/content/prices'
import type { PricedLine } from '@/lib/prices/line-prices'
import type { Price } from '@/lib/prices/prices'
import { usePrices } from '@/lib/prices/use-prices'

/** The least that the shop asks for a film of this line, with the month of that price; nothing without one. */
export function FromPrice({ kind }: Pick<PricedLine, 'kind'>) {
  const prices = usePrices()
  const entries: readonly Price[] = prices?.[kind] ?? []
  const [least] = entries.toSorted((a, b) => a.range[0] - b.range[0])
  if (!least) return null
  const month = formatMonth(least.asOf.slice(0, 7))
  return (
    <span className="fs-sm text-body-secondary numeric">
      {texts.least(formatPrice(least.range[0] / 100), month, prices?.tax === 'added')}
    </span>
  )
}

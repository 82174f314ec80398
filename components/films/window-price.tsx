import { PriceTerms, ToolPrice } from '@/components/prices/line-price'
import type { WindowId } from '@/lib/content/facts/films'
import { linePrice as texts } from '@/lib/content/prices'
import { windowNames } from '@/lib/content/tint-tool'
import { priceOf } from '@/lib/prices/line-prices'
import { usePrices } from '@/lib/prices/use-prices'

type Props = { part: 'figure' | 'terms'; film: number; window: WindowId }

/** The shop's price for the film of the selected window, or below the button its terms. */
export function WindowPrice({ part, film, window }: Props) {
  const prices = usePrices()
  const line = { kind: 'tint', film, window } as const
  const title = texts.windowFilm(windowNames[window], film)
  if (part === 'terms')
    return (
      <div className="mt-2 text-body-secondary fs-sm">
        <PriceTerms line={line} />
      </div>
    )
  return (
    <>
      {prices && priceOf(line, prices) && (
        <small className="d-none d-md-block text-body-secondary">{title}</small>
      )}
      <ToolPrice line={line} title={title} />
    </>
  )
}

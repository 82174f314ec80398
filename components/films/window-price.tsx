import { PriceTerms, ToolPrice } from '@/components/prices/line-price'
import type { WindowId } from '@/lib/content/facts/films'
import { linePrice as texts } from '@/lib/content/prices'
import { windowNames } from '@/lib/content/tint-tool'

/** The shop's price for the film of the selected window. */
export function WindowPrice({ film, window }: { film: number; window: WindowId }) {
  const line = { kind: 'tint', film, window } as const
  const title = texts.windowFilm(windowNames[window], film)
  return (
    <div className="mb-2 fs-sm">
      {title} <ToolPrice line={line} title={title} />
      <PriceTerms line={line} />
    </div>
  )
}

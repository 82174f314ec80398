import { LinePrice } from '@/components/prices/line-price'
import type { WindowId } from '@/lib/content/facts/films'
import { linePrice as texts } from '@/lib/content/prices'
import { windowNames } from '@/lib/content/tint-tool'
import filmPageStyles from './film-page.module.scss'

/** The shop's price for the film of the selected window. */
export function WindowPrice({ film, window }: { film: number; window: WindowId }) {
  return (
    <LinePrice
      line={{ kind: 'tint', film, window }}
      title={texts.windowFilm(windowNames[window], film)}
      place="tool"
      className={filmPageStyles.price}
    />
  )
}

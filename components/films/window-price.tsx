import type { WindowId } from '@/lib/content/facts/films'
import { windowNames } from '@/lib/content/tint-tool'
import { linePrice as texts } from '@/lib/content/workshop'
import filmPageStyles from './film-page.module.scss'
import { LinePrice } from './line-price'

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

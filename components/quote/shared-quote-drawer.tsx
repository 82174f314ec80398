import { Drawer } from '@/components/ui/drawer'
import { Portrait } from '@/components/ui/item'
import lineItem from '@/components/ui/line-item.module.scss'
import { keyOf } from '@/lib/cart/cart'
import { formatPrice } from '@/lib/config/price'
import { sharedQuoteDrawer as texts } from '@/lib/content/quote/shared-list'
import { FilmSum } from './film-prices'
import type { OwnList } from './own-list'
import styles from './quote.module.scss'
import { type FilmPictures, QuotedFilm } from './quote-line'

type Props = {
  list: OwnList
  /** There is nothing to replace or to keep. */
  isOwnEmpty: boolean
  Picture: FilmPictures
  onAdd: () => void
  onReplace: () => void
  onClose: () => void
}

export function SharedQuoteDrawer({ list, isOwnEmpty, Picture, onAdd, onReplace, onClose }: Props) {
  return (
    <Drawer
      title={texts.heading}
      bodyName={texts.list}
      onClose={onClose}
      foot={
        <>
          <p>
            {list.lines.length > 0 && texts.fromLink} {texts.unchanged}
          </p>
          <button className="btn btn-primary btn-lg px-2" type="button" onClick={onAdd}>
            {texts.add}
          </button>
          {isOwnEmpty || (
            <button className="btn btn-line px-2" type="button" onClick={onReplace}>
              {texts.replace}
            </button>
          )}
          <button className="btn btn-line px-2" type="button" onClick={onClose}>
            {isOwnEmpty ? texts.notNow : texts.keep}
          </button>
        </>
      }
    >
      {list.films.length > 0 && (
        <ul className={`${styles.drawer} list-unstyled m-0`} aria-label={texts.films}>
          {list.films.map((film) => (
            <QuotedFilm key={film} line={film} Picture={Picture} />
          ))}
        </ul>
      )}
      {process.env.WORKSHOP_PRICES ? <FilmSum films={list.films} /> : null}
      {list.lines.length > 0 && (
        <ul className="list-unstyled m-0" aria-label={texts.products}>
          {list.lines.map((line) => (
            <li className={`${lineItem.item} align-items-center py-2-half`} key={keyOf(line)}>
              <div className={`${lineItem.thumb} rounded-2`}>
                <Portrait image={line.image} isEager={false} />
              </div>
              <div className={lineItem.what}>
                <h3 className="m-0 fs-base">
                  <bdi>{line.name}</bdi>
                </h3>
                <p className="m-0 text-body-secondary fs-sm numeric">
                  {line.quantity} × {formatPrice(line.price)}
                </p>
              </div>
              <div className={`${lineItem.end} numeric fw-semibold text-end`}>
                {formatPrice(line.price * line.quantity)}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Drawer>
  )
}

'use client'

import { type ReactNode, type Ref, useRef, useState } from 'react'
import { Drawer } from '@/components/ui/drawer'
import { Empty } from '@/components/ui/empty'
import { focusAfter } from '@/components/ui/focus'
import { SpriteIcon } from '@/components/ui/icon'
import { LineItem, ShowMore, useShowMore } from '@/components/ui/item'
import { lazyPart } from '@/components/ui/lazy-part'
import { ACT, IntentLink } from '@/components/ui/links'
import { QuantityField } from '@/components/ui/quantity-field'
import { Reach } from '@/components/ui/reach'
import { useUndo } from '@/components/ui/undo'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import {
  type CartLine,
  cartStore,
  changeQuantity,
  itemCount,
  keyOf,
  restoreToCart,
  totalOf,
} from '@/lib/cart/cart'
import { formatPrice } from '@/lib/config/price'
import { cartFoot as footTexts, cartDrawer as texts } from '@/lib/content/cart'
import { messageRoute, site } from '@/lib/content/facts/site'
import { gone, shareButton, shareView } from '@/lib/content/quote'
import { usePrices } from '@/lib/prices/use-prices'
import { quoteStore } from '@/lib/quote/quote'
import { whatsAppLink } from '@/lib/url/telephone-link'
import { FilmGroups } from './film-groups'
import { FilmSum } from './film-sum'
import { removeFromList } from './list-texts'
import styles from './quote.module.scss'

const ShareView = lazyPart<{ onBack: () => void }>(
  () => import('./share').then((module) => module.ShareView),
  { name: shareButton.name },
)

/** Everything the visitor has collected: the films of the quote, and the cards with their prices. */
export function CartDrawer({ onClose }: { onClose: () => void }) {
  const lines = useStoredValue(cartStore) ?? []
  const films = useStoredValue(quoteStore) ?? []
  const undo = useUndo<HTMLDivElement>('cart')
  const cards = useRef<HTMLUListElement>(null)
  const shareButtonPlace = useRef<HTMLButtonElement>(null)
  const { shown, more, showMore } = useShowMore(lines, cards)
  const [isSharing, setIsSharing] = useState(false)
  const isEmpty = lines.length === 0 && films.length === 0
  const hasPrices = usePrices() !== null

  const share = async () => setIsSharing(await ShareView.load())
  const stopSharing = () =>
    focusAfter(
      () => setIsSharing(false),
      () => shareButtonPlace.current,
    )
  const removeCard = (line: CartLine, index: number) => {
    const key = keyOf(line)
    changeQuantity(key, 0)
    undo.offer({
      text: gone.removed(line.name),
      name: line.name,
      list: 'cards',
      index,
      key,
      restore: () => void restoreToCart([line], index),
    })
  }
  const removeEverything = () => {
    const key = films[0] ?? lines.map(keyOf)[0]
    const restore = removeFromList()
    undo.offer({ text: gone.removed(texts.everything), name: texts.everything, list: 'all', key, restore })
  }
  return (
    <Drawer
      title={isSharing ? shareView.heading : texts.heading}
      note={texts.contents(films.length, itemCount(lines))}
      onClose={onClose}
      foot={
        !isSharing &&
        !isEmpty && (
          <>
            {lines.length > 0 && (
              <div className="d-flex flex-wrap column-gap-3 justify-content-between fw-semibold fs-lg">
                <span>
                  {footTexts.cards}{' '}
                  {films.length > 0 && !hasPrices && (
                    <small className="fw-normal">{footTexts.filmsOnRequest}</small>
                  )}
                </span>
                <span className="numeric text-nowrap">{formatPrice(totalOf(lines))}</span>
              </div>
            )}
            <IntentLink className="btn btn-primary btn-lg px-2" href={messageRoute}>
              {footTexts.askForQuote}
            </IntentLink>
            <div className="d-flex flex-wrap gap-2">
              <button
                className="btn btn-line flex-grow-1 px-2"
                type="button"
                ref={shareButtonPlace}
                onClick={share}
                onPointerEnter={ShareView.preload}
                onFocus={ShareView.preload}
              >
                <SpriteIcon name="share" />
                {shareButton.label}
              </button>
              {site.whatsapp && (
                <a
                  className="btn btn-line flex-grow-1 px-2"
                  href={whatsAppLink(site.whatsapp)}
                  data-channel="whatsapp"
                >
                  <SpriteIcon name="whatsapp" />
                  {footTexts.whatsApp}
                </a>
              )}
            </div>
          </>
        )
      }
    >
      {isSharing ? (
        <ShareView onBack={stopSharing} />
      ) : (
        <div className={styles.drawer} ref={undo.root} tabIndex={-1}>
          <FilmGroups label={hasPrices ? texts.pricedFilms : texts.films} films={films} isShort undo={undo} />
          <FilmSum films={films} />
          {(lines.length > 0 || undo.last?.list === 'cards') && (
            <>
              <h3 className={HEADING}>{texts.cards}</h3>
              <ul className="list-unstyled m-0" ref={cards} tabIndex={-1} aria-label={texts.cards}>
                {undo.within(
                  'cards',
                  shown.map((line, index) => (
                    <OwnLine
                      key={keyOf(line)}
                      ref={undo.refOf(keyOf(line))}
                      line={line}
                      onRemove={() => removeCard(line, index)}
                    >
                      <p className="m-0 text-body-secondary fs-sm numeric">
                        {line.quantity} × {formatPrice(line.price)}
                      </p>
                    </OwnLine>
                  )),
                )}
              </ul>
            </>
          )}
          <ShowMore more={more} onShow={showMore} />
          {undo.last?.list === 'all' && <ul className="list-unstyled m-0">{undo.within('all', [])}</ul>}
          {isEmpty ? (
            <EmptyCart />
          ) : (
            <div className="stack gap-2-half pt-3-half">
              <p className="m-0 text-body-secondary fs-sm">{footTexts.noCheckout}</p>
              <Reach hasWhatsApp={false} />
              <button className={`${ACT} me-auto`} type="button" onClick={removeEverything}>
                {footTexts.empty}
              </button>
            </div>
          )}
        </div>
      )}
    </Drawer>
  )
}

const HEADING = 'pt-2 mb-1 text-body-secondary fw-semibold fs-sm'

type LineProps = { ref?: Ref<HTMLLIElement>; line: CartLine; onRemove: () => void; children?: ReactNode }

/** A line of the cart, whose quantity can be changed. */
function OwnLine({ ref, line, onRemove, children }: LineProps) {
  const { name, image, price, quantity } = line
  return (
    <LineItem ref={ref} name={name} image={image} price={price * quantity} onRemove={onRemove}>
      {children}
      <QuantityField
        name={name}
        quantity={quantity}
        onChange={(wanted) => changeQuantity(keyOf(line), wanted)}
      />
    </LineItem>
  )
}

function EmptyCart() {
  return (
    <Empty isBare heading={texts.emptyHeading} text={texts.emptyText}>
      <div className="d-flex flex-wrap gap-2-half justify-content-center mt-2">
        <IntentLink className="btn btn-primary" href="/shop">
          {texts.openShop}
        </IntentLink>
        <IntentLink className="btn btn-line" href="/#lines">
          {texts.chooseFilm}
        </IntentLink>
      </div>
    </Empty>
  )
}

'use client'

import { OwnLine } from '@/components/quote/own-line'
import { emptyList } from '@/components/quote/own-list'
import { QuoteItems } from '@/components/quote/quote-items'
import { ShareButton } from '@/components/quote/share-button'
import { useOwnList } from '@/components/quote/use-own-list'
import { Drawer } from '@/components/ui/drawer'
import { Empty } from '@/components/ui/empty'
import { IntentLink } from '@/components/ui/intent-link'
import { ShowMore } from '@/components/ui/show-more'
import { UndoBar } from '@/components/ui/undo-bar'
import { useShowMore } from '@/components/ui/use-show-more'
import { type CartLine, keyOf, totalOf } from '@/lib/cart/cart-lines'
import { SITE_PATH } from '@/lib/config/asset'
import { formatPrice } from '@/lib/config/price'
import { cartFoot as footTexts, cartDrawer as texts } from '@/lib/content/cart/drawer'

/** Everything the visitor has collected: the cards with their prices, and the films of the quote. */
export function CartDrawer({ onClose }: { onClose: () => void }) {
  const { lines, films, last, anchor, removed, undo, removeLine, removeFilm } = useOwnList<HTMLUListElement>(
    'cart',
    texts.lineRemoved,
  )
  const isEmpty = lines.length === 0 && films.length === 0
  const { shown, more, showMore } = useShowMore(lines, anchor)

  return (
    <Drawer
      title={texts.heading}
      onClose={onClose}
      foot={
        !isEmpty && (
          <CartFoot
            lines={lines}
            hasFilms={films.length > 0}
            onEmpty={() => removed(texts.emptied, emptyList())}
          />
        )
      }
    >
      <UndoBar removal={last} onUndo={undo} />
      <ul className="list-unstyled m-0" ref={anchor} tabIndex={-1} aria-label={texts.products}>
        {shown.map((line, index) => (
          <OwnLine key={keyOf(line)} line={line} onRemove={() => removeLine(line, index)}>
            <p className="m-0 text-body-secondary fs-sm numeric">
              {line.quantity} × {formatPrice(line.price)}
            </p>
          </OwnLine>
        ))}
      </ul>
      <ShowMore more={more} onShow={showMore} />
      <QuoteItems items={films} onRemove={removeFilm} />
      {isEmpty && (
        <Empty isBare>
          <p className="h3">{texts.emptyHeading}</p>
          <p>{texts.emptyText}</p>
          <div className="d-flex flex-wrap gap-2-half justify-content-center mt-2">
            <IntentLink className="btn btn-primary" href="/shop">
              {texts.openShop}
            </IntentLink>
            <FilmsLink />
          </div>
        </Empty>
      )}
    </Drawer>
  )
}

function FilmsLink() {
  const look = 'btn btn-line'
  // Under a sub-path Next cannot request the home page's data: see IntentLink.
  if (SITE_PATH)
    return (
      <a className={look} href={`${SITE_PATH}#lines`}>
        {texts.chooseFilm}
      </a>
    )
  return (
    <IntentLink className={look} href="/#lines">
      {texts.chooseFilm}
    </IntentLink>
  )
}

type FootProps = { lines: readonly CartLine[]; hasFilms: boolean; onEmpty: () => void }

function CartFoot({ lines, hasFilms, onEmpty }: FootProps) {
  return (
    <>
      {lines.length > 0 && (
        <div className="d-flex gap-3 justify-content-between fw-semibold fs-lg">
          <span>{hasFilms ? footTexts.totalWithoutFilms : footTexts.total}</span>
          <span className="numeric">{formatPrice(totalOf(lines))}</span>
        </div>
      )}
      <p>{footTexts.noCheckout}</p>
      <IntentLink className="btn btn-primary btn-lg" href="/contact">
        {footTexts.askForQuote}
      </IntentLink>
      <div className="d-flex flex-wrap gap-2">
        <ShareButton />
        <button
          className="btn btn-line flex-grow-1 flex-shrink-0 text-nowrap"
          type="button"
          onClick={onEmpty}
        >
          {footTexts.empty}
        </button>
      </div>
    </>
  )
}

'use client'

import { useRef } from 'react'
import { ShowMore } from '@/components/ui/show-more'
import { UndoBar } from '@/components/ui/undo-bar'
import { useShowMore } from '@/components/ui/use-show-more'
import { keyOf, totalOf } from '@/lib/cart/cart-lines'
import { formatPrice } from '@/lib/config/price'
import { listLine, quoteList as texts } from '@/lib/content/quote/list'
import { couponStore } from '@/lib/quote/coupon-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { OwnLine } from './own-line'
import { QuoteItems } from './quote-items'
import { ShareButton } from './share-button'
import { useOwnList } from './use-own-list'

/** The items of the quote, which can still be changed here. */
export function QuoteList() {
  const coupon = useStoredValue(couponStore) ?? null
  const { lines, films, last, anchor, removed, undo, removeLine, removeFilm } = useOwnList<HTMLElement>(
    'quote',
    texts.lineRemoved,
  )
  const list = useRef<HTMLUListElement>(null)
  const { shown, more, showMore } = useShowMore(lines, list)
  if (lines.length === 0 && films.length === 0 && !coupon && !last) return null

  return (
    <section
      className="sheet-card padded"
      id="quote"
      tabIndex={-1}
      ref={anchor}
      aria-labelledby="quote-title"
    >
      <h2 className="h3" id="quote-title">
        {texts.heading}
      </h2>
      <UndoBar removal={last} onUndo={undo} />
      {lines.length > 0 && (
        <ul className="list-unstyled m-0" ref={list} aria-labelledby="quote-title">
          {shown.map((line, index) => (
            <OwnLine key={keyOf(line)} line={line} onRemove={() => removeLine(line, index)} />
          ))}
        </ul>
      )}
      <QuoteItems items={films} onRemove={removeFilm} />
      {coupon && (
        <p className="d-flex gap-3 align-items-center justify-content-between mt-3 mb-0">
          <bdi>{listLine.coupon(coupon.code, coupon.desc)}</bdi>
          <button
            className="btn btn-line"
            type="button"
            aria-label={texts.removeCouponOf(coupon.code)}
            onClick={() => {
              couponStore.set(null)
              removed(texts.couponRemoved(coupon.code), () => couponStore.update((now) => now ?? coupon))
            }}
          >
            {texts.removeCoupon}
          </button>
        </p>
      )}
      <ShowMore more={more} onShow={showMore} />
      {lines.length > 0 && (
        <p className="mt-3 mb-0">
          {texts.total.before}
          <strong className="numeric">{formatPrice(totalOf(lines))}</strong>
          {texts.total.after}
        </p>
      )}
      {(lines.length > 0 || films.length > 0) && (
        <div className="mt-3">
          <ShareButton />
        </div>
      )}
    </section>
  )
}

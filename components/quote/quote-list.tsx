'use client'

import { useRef } from 'react'
import { LineItem } from '@/components/ui/line-item'
import lineItem from '@/components/ui/line-item.module.scss'
import { QuantityField } from '@/components/ui/quantity-field'
import { ShowMore } from '@/components/ui/show-more'
import { UndoBar } from '@/components/ui/undo-bar'
import { useShowMore } from '@/components/ui/use-show-more'
import { useUndo } from '@/components/ui/use-undo'
import { type CartLine, keyOf, totalOf } from '@/lib/cart/cart-lines'
import { cartStore, changeQuantity, restoreToCart } from '@/lib/cart/cart-store'
import { formatPrice } from '@/lib/config/price'
import { listLine, quoteItems, quoteList as texts } from '@/lib/content/quote/list'
import { couponStore } from '@/lib/quote/coupon-store'
import { quoteStore, removeFromQuote, restoreToQuote } from '@/lib/quote/quote-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { QuoteItems } from './quote-items'
import styles from './quote-list.module.scss'
import { ShareButton } from './share-button'

/** The items of the quote, which can still be changed here. */
export function QuoteList() {
  const lines = useStoredValue(cartStore) ?? []
  const items = useStoredValue(quoteStore) ?? []
  const coupon = useStoredValue(couponStore) ?? null
  const { last, anchor, removed, undo } = useUndo<HTMLElement>('quote')
  const list = useRef<HTMLUListElement>(null)
  const { shown, more, showMore } = useShowMore(lines, list)
  if (lines.length === 0 && items.length === 0 && !coupon && !last) return null

  function remove(line: CartLine, index: number) {
    changeQuantity(keyOf(line), 0)
    removed(texts.lineRemoved(line.name), () => restoreToCart([line], index))
  }

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
        <ul className={lineItem.list} ref={list} aria-labelledby="quote-title">
          {shown.map((line, index) => (
            <LineItem
              key={keyOf(line)}
              name={line.name}
              image={line.image}
              price={line.price * line.quantity}
              onRemove={() => remove(line, index)}
            >
              <QuantityField
                name={line.name}
                quantity={line.quantity}
                onChange={(quantity) => changeQuantity(keyOf(line), quantity)}
              />
            </LineItem>
          ))}
        </ul>
      )}
      <QuoteItems
        items={items}
        onRemove={(item, index) => {
          removeFromQuote(item.kind)
          removed(quoteItems.removed(item.text), () => restoreToQuote(item, index))
        }}
      />
      {coupon && (
        <p className={styles.coupon}>
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
        <p className={styles.total}>
          {texts.total.before}
          <strong className="numeric">{formatPrice(totalOf(lines))}</strong>
          {texts.total.after}
        </p>
      )}
      {(lines.length > 0 || items.length > 0) && (
        <div className={styles.share}>
          <ShareButton />
        </div>
      )}
    </section>
  )
}

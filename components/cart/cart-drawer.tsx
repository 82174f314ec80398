'use client'

import { emptyList } from '@/components/quote/own-list'
import { QuoteItems } from '@/components/quote/quote-items'
import { Drawer } from '@/components/ui/drawer'
import { Empty } from '@/components/ui/empty'
import { IntentLink } from '@/components/ui/intent-link'
import lineItem from '@/components/ui/line-item.module.scss'
import { ShowMore } from '@/components/ui/show-more'
import { UndoBar } from '@/components/ui/undo-bar'
import { useShowMore } from '@/components/ui/use-show-more'
import { useUndo } from '@/components/ui/use-undo'
import { type CartLine, keyOf } from '@/lib/cart/cart-lines'
import { cartStore, changeQuantity, restoreToCart } from '@/lib/cart/cart-store'
import { cartDrawer as texts } from '@/lib/content/cart/drawer'
import { quoteItems } from '@/lib/content/quote/list'
import { quoteStore, removeFromQuote, restoreToQuote } from '@/lib/quote/quote-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { CartFoot } from './cart-foot'
import { CartLineItem } from './cart-line-item'

/** Everything the visitor has collected: the cards with their prices, and the films of the quote. */
export function CartDrawer({ onClose }: { onClose: () => void }) {
  const lines = useStoredValue(cartStore) ?? []
  const films = useStoredValue(quoteStore) ?? []
  const isEmpty = lines.length === 0 && films.length === 0
  const { last, anchor, removed, undo } = useUndo<HTMLUListElement>('cart')
  const { shown, more, showMore } = useShowMore(lines, anchor)

  function remove(line: CartLine, index: number) {
    changeQuantity(keyOf(line), 0)
    removed(texts.lineRemoved(line.name), () => restoreToCart([line], index))
  }

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
      <ul className={lineItem.list} ref={anchor} tabIndex={-1} aria-label={texts.products}>
        {shown.map((line, index) => (
          <CartLineItem key={keyOf(line)} line={line} onRemove={() => remove(line, index)} />
        ))}
      </ul>
      <ShowMore more={more} onShow={showMore} />
      <QuoteItems
        items={films}
        onRemove={(item, index) => {
          removeFromQuote(item.kind)
          removed(quoteItems.removed(item.text), () => restoreToQuote(item, index))
        }}
      />
      {isEmpty && (
        <Empty isBare>
          <p className="h3">{texts.emptyHeading}</p>
          <p>{texts.emptyText}</p>
          <IntentLink className="btn btn-primary" href="/shop">
            {texts.openShop}
          </IntentLink>
        </Empty>
      )}
    </Drawer>
  )
}

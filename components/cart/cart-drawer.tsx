'use client'

import { Drawer } from '@/components/ui/drawer'
import { Empty } from '@/components/ui/empty'
import { IntentLink } from '@/components/ui/intent-link'
import lineItem from '@/components/ui/line-item.module.scss'
import { ShowMore } from '@/components/ui/show-more'
import { UndoBar } from '@/components/ui/undo-bar'
import { useShowMore } from '@/components/ui/use-show-more'
import { useUndo } from '@/components/ui/use-undo'
import { type CartLine, keyOf } from '@/lib/cart/cart-lines'
import { cartStore, changeQuantity, emptyCart, restoreToCart } from '@/lib/cart/cart-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { CartFoot } from './cart-foot'
import { CartLineItem } from './cart-line-item'

export function CartDrawer({ onClose }: { onClose: () => void }) {
  const lines = useStoredValue(cartStore) ?? []
  const { last, anchor, removed, undo } = useUndo<HTMLUListElement>('cart')
  const { shown, more, showMore } = useShowMore(lines, anchor)

  function remove(line: CartLine, index: number) {
    changeQuantity(keyOf(line), 0)
    removed(`${line.name} removed from the cart.`, () => restoreToCart([line], index))
  }
  function empty() {
    emptyCart()
    removed('The cart is empty now.', () => restoreToCart(lines, 0))
  }

  return (
    <Drawer
      title="Cart"
      onClose={onClose}
      foot={lines.length > 0 && <CartFoot lines={lines} onEmpty={empty} />}
    >
      <UndoBar removal={last} onUndo={undo} />
      <ul className={lineItem.list} ref={anchor} tabIndex={-1} aria-label="In the cart">
        {shown.map((line, index) => (
          <CartLineItem key={keyOf(line)} line={line} onRemove={() => remove(line, index)} />
        ))}
      </ul>
      <ShowMore more={more} onShow={showMore} />
      {lines.length === 0 && (
        <Empty isBare>
          <p className="h3">Nothing here yet</p>
          <p>Add a sheet from the shop and it waits here.</p>
          <IntentLink className="btn btn-primary" href="/shop">
            Open the shop
          </IntentLink>
        </Empty>
      )}
    </Drawer>
  )
}

'use client'

import { type ReactNode, useEffect } from 'react'
import { DrawerButton } from '@/components/ui/drawer-button'
import { lazyPart } from '@/components/ui/lazy-part'
import { announce } from '@/lib/announcements/announcements'
import { addToCart, cartStore, itemCount, onCartAdd } from '@/lib/cart/cart'
import { cartButton as texts } from '@/lib/content/cart'
import { quoteStore } from '@/lib/quote/quote'
import { useStoredValue } from '@/lib/storage/use-stored-value'

const CartDrawer = lazyPart(() => import('./cart-drawer').then((module) => module.CartDrawer), {
  name: texts.name,
})

/** Counts every `cart:add` event, including those from scripts outside the app. */
export function CartButton({ icon }: { icon: ReactNode }) {
  const count = itemCount(useStoredValue(cartStore) ?? [])
  const films = useStoredValue(quoteStore)?.length ?? 0

  useEffect(
    () =>
      onCartAdd((item) => {
        addToCart(item)
        announceAdded(item.name)
      }),
    [],
  )

  return (
    <DrawerButton
      id="cart"
      name={texts.name}
      // The badge counts the cards alone.
      label={count + films > 0 ? texts.filled(films, count) : undefined}
      icon={icon}
      count={count}
      showsZero
      Drawer={CartDrawer}
    />
  )
}

let pending = 0

/** Announces a burst of added items in one sentence. */
function announceAdded(name: string) {
  pending += 1
  announce('cart-added', () => {
    const count = itemCount(cartStore.get())
    const text = pending === 1 ? texts.oneAdded(name, count) : texts.severalAdded(pending, count)
    pending = 0
    return text
  })
}

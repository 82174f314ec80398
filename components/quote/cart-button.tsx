'use client'

import { type ReactNode, useEffect } from 'react'
import { DrawerButton } from '@/components/ui/drawer-button'
import styles from '@/components/ui/drawer-button.module.scss'
import { lazyPart } from '@/components/ui/lazy-part'
import { announce } from '@/lib/announcements/announcements'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { addToCart, cartStore, itemCount, onCartAdd } from '@/lib/cart/cart'
import { cartButton as texts } from '@/lib/content/cart'
import { quoteStore } from '@/lib/quote/quote'

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
      icon={
        <>
          {icon}
          {films > 0 && <FilmsMark />}
        </>
      }
      count={count}
      showsZero
      Drawer={CartDrawer}
    />
  )
}

/** The quote has films. How many is in the button's name, because the badge is a number already. */
const FilmsMark = () => (
  <svg className={styles.films} viewBox="0 0 13 13" aria-hidden="true" focusable="false">
    <path d="M3.6 0H13L9.6 13H0Z" />
    <path d="M4.8 1.6H7.9L5 11.4H2.1Z" />
    <path d="M7.9 1.6H10.9L8.2 11.4H5Z" />
  </svg>
)

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

'use client'

import { type ReactNode, useEffect } from 'react'
import { DrawerButton } from '@/components/ui/drawer-button'
import { onCartAdd } from '@/lib/cart/cart-event'
import { itemCount } from '@/lib/cart/cart-lines'
import { addToCart, cartStore } from '@/lib/cart/cart-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { announceAdded } from './announce-added'

const loadDrawer = () => import('./cart-drawer').then(({ CartDrawer }) => CartDrawer)

/** Counts every `cart:add` event, including those from scripts outside the app. */
export function CartButton({ icon }: { icon: ReactNode }) {
  const count = itemCount(useStoredValue(cartStore) ?? [])

  useEffect(
    () =>
      onCartAdd((item) => {
        addToCart(item)
        announceAdded(item.name)
      }),
    [],
  )

  return <DrawerButton name="Cart" icon={icon} count={count} showsZero load={loadDrawer} />
}

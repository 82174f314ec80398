'use client'

import { useEffect } from 'react'
import { BadgeButton } from '@/components/ui/badge-button'
import { CartIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { onCartAdd } from '@/lib/cart/cart-event'
import { countOf } from '@/lib/cart/cart-lines'
import { addToCart, cartStore } from '@/lib/cart/cart-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'

/** Counts what `cart:add` announces, whoever dispatched it. */
export function CartButton() {
  const count = countOf(useStoredValue(cartStore) ?? [])
  useEffect(() => onCartAdd(addToCart), [])

  return (
    <BadgeButton name="Cart" icon={<CartIcon />} count={count} showsZero>
      <p>{count === 0 ? 'Your cart is empty.' : `In your cart: ${count}.`}</p>
      <Link className="btn btn-primary" href="/shop">
        Open the shop
      </Link>
    </BadgeButton>
  )
}

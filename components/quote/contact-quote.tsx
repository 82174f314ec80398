import { type ComponentType, type ReactNode, useState } from 'react'
import { cartStore } from '@/lib/cart/cart'
import { couponStore } from '@/lib/quote/coupon-store'
import { quoteStore } from '@/lib/quote/quote-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'

type Props = { List: ComponentType<{ children: ReactNode }>; children: ReactNode }

/** Loads the list for a visitor who has one; below lg it then comes before the form. */
export function ContactQuote({ List, children }: Props) {
  const lines = useStoredValue(cartStore) ?? []
  const films = useStoredValue(quoteStore) ?? []
  const coupon = useStoredValue(couponStore) ?? null
  const hasList = lines.length > 0 || films.length > 0 || coupon !== null
  // It stays when the last line is removed, because it offers Undo.
  const [isOpened, setIsOpened] = useState(false)
  if (hasList && !isOpened) setIsOpened(true)
  return (
    <div className={`d-grid gap-3-half ${hasList ? 'order-first order-lg-last' : ''}`}>
      {isOpened ? <List>{children}</List> : children}
    </div>
  )
}

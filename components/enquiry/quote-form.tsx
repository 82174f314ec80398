'use client'

import type { ReactNode } from 'react'
import { PartLink } from '@/components/ui/part-link'
import { cartStore } from '@/lib/cart/cart-store'
import { formatPrice } from '@/lib/config/price'
import { enquiries } from '@/lib/content/enquiry/enquiries'
import { couponStore, couponText } from '@/lib/quote/coupon-store'
import { quoteStore } from '@/lib/quote/quote-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { EnquiryForm } from './enquiry-form'

const LIST = 'Your cart and quote list'

/** The form on /contact; the visitor's cart and quote are sent with the message. `children` shows them. */
export function QuoteForm({ children }: { children?: ReactNode }) {
  const lines = useStoredValue(cartStore) ?? []
  const items = useStoredValue(quoteStore) ?? []
  const coupon = useStoredValue(couponStore)
  const list = [
    ...lines.map(({ name, price, quantity }) => `${quantity} × ${name}, ${formatPrice(price)} each`),
    ...items.map(({ text }) => text),
    ...(coupon ? [couponText(coupon)] : []),
  ]

  return (
    <>
      {/* The same words with and without a list, so that nothing shifts when it appears. */}
      <p>{list.length === 0 ? LIST : <PartLink to="quote">{LIST}</PartLink>} are sent with the message.</p>
      {children}
      <EnquiryForm kind={enquiries.contact} list={list} />
    </>
  )
}

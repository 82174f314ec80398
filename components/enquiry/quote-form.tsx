'use client'

import { PartLink } from '@/components/ui/part-link'
import { cartStore } from '@/lib/cart/cart-store'
import { enquiries } from '@/lib/content/enquiries'
import { formatPrice } from '@/lib/content/price'
import { couponStore, couponText } from '@/lib/quote/coupon-store'
import { quoteStore } from '@/lib/quote/quote-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { EnquiryForm } from './enquiry-form'

/** The form of /contact: what the visitor has gathered goes out with the message. */
export function QuoteForm() {
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
      {/* One line in both states: the list itself is next to the form, so that nothing moves when it appears. */}
      <p>
        {list.length === 0 ? (
          'What you put in the cart, or ask for on a film page, goes out with the message.'
        ) : (
          <>
            <PartLink to="quote">Your list for a quote</PartLink> goes out with the message.
          </>
        )}
      </p>
      <EnquiryForm kind={enquiries.contact} list={list} />
    </>
  )
}

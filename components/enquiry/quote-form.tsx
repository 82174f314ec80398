'use client'

import { PartLink } from '@/components/ui/part-link'
import { cartStore } from '@/lib/cart/cart-store'
import { enquiries } from '@/lib/content/enquiries'
import { formatPrice } from '@/lib/content/price'
import { couponStore, couponText } from '@/lib/quote/coupon-store'
import { quoteStore } from '@/lib/quote/quote-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { EnquiryForm } from './enquiry-form'

/** The form on /contact; the visitor's cart and quote are sent with the message. */
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
      {/* Always one line, with the list itself next to the form, so that nothing shifts when the list appears. */}
      <p>
        {list.length === 0 ? (
          'The items in your cart and the films in your quote are sent with the message.'
        ) : (
          <>
            <PartLink to="quote">Your quote list</PartLink> is sent with the message.
          </>
        )}
      </p>
      <EnquiryForm kind={enquiries.contact} list={list} />
    </>
  )
}

'use client'

import { cartStore } from '@/lib/cart/cart-store'
import { enquiries } from '@/lib/content/enquiries'
import { formatPrice } from '@/lib/content/price'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { EnquiryForm } from './enquiry-form'
import { QuoteList } from './quote-list'

/** The form of /contact, with what the visitor has gathered. */
export function QuoteForm() {
  const lines = useStoredValue(cartStore) ?? []
  const list = lines.map(({ name, price, quantity }) => `${quantity} × ${name}, ${formatPrice(price)} each`)

  return (
    <>
      <QuoteList lines={lines} />
      <EnquiryForm kind={enquiries.contact} list={list} />
    </>
  )
}

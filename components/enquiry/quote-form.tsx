'use client'

import type { ReactNode } from 'react'
import { listTexts } from '@/components/quote/use-own-list'
import { PartLink } from '@/components/ui/part-link'
import { cartStore } from '@/lib/cart/cart-store'
import { contactForm } from '@/lib/content/enquiry/contact-form'
import { quoteForm as texts } from '@/lib/content/enquiry/form'
import { listLine } from '@/lib/content/quote/list'
import { couponStore } from '@/lib/quote/coupon-store'
import { quoteStore } from '@/lib/quote/quote-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { EnquiryForm } from './enquiry-form'

/** The form on /contact; the visitor's cart and quote are sent with the message. `children` shows them. */
export function QuoteForm({ children }: { children?: ReactNode }) {
  const lines = useStoredValue(cartStore) ?? []
  const items = useStoredValue(quoteStore) ?? []
  const coupon = useStoredValue(couponStore)
  const list = [...listTexts(lines, items), ...(coupon ? [listLine.coupon(coupon.code, coupon.desc)] : [])]

  return (
    <>
      <p>
        {list.length === 0 ? texts.list : <PartLink to="quote">{texts.list}</PartLink>}
        {texts.areSent}
      </p>
      {children}
      <EnquiryForm kind={contactForm} list={list} />
    </>
  )
}

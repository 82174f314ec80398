'use client'

import { useMemo } from 'react'
import { PartLink } from '@/components/ui/part-link'
import { cartStore } from '@/lib/cart/cart-store'
import { contactForm } from '@/lib/content/enquiry/contact-form'
import { quoteForm as texts } from '@/lib/content/enquiry/form'
import { listLine } from '@/lib/content/quote/list'
import { couponStore } from '@/lib/quote/coupon-store'
import { quoteStore } from '@/lib/quote/quote-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { EnquiryForm } from './enquiry-form'

/** The form on /contact; the visitor's cart and quote are sent with the message. */
export function QuoteForm() {
  const lines = useStoredValue(cartStore)
  const films = useStoredValue(quoteStore)
  const coupon = useStoredValue(couponStore)
  const list = useMemo(() => {
    if (!lines?.length && !films?.length && !coupon) return undefined
    return {
      key: JSON.stringify([lines, films, coupon]),
      async texts() {
        const { listTexts } = await import('@/components/quote/list-texts')
        const texts = listTexts(lines ?? [], films ?? [])
        return coupon ? [...texts, listLine.coupon(coupon.code, coupon.desc)] : texts
      },
    }
  }, [lines, films, coupon])

  return (
    <>
      <h2 className="h3">{texts.heading}</h2>
      <p className="text-body-secondary fs-sm">
        {list ? <PartLink to="quote">{texts.list}</PartLink> : texts.list}
        {texts.areSent}
      </p>
      <EnquiryForm kind={contactForm} list={list} />
    </>
  )
}

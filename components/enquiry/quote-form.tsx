'use client'

import { useMemo } from 'react'
import { PartLink } from '@/components/ui/links'
import { cartStore } from '@/lib/cart/cart'
import { contactForm, quoteForm as texts } from '@/lib/content/enquiry'
import { filmLines } from '@/lib/content/facts/films'
import { listLine } from '@/lib/content/quote'
import { couponStore, quoteStore } from '@/lib/quote/quote'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { usePrices } from '@/lib/workshop/use-prices'
import { EnquiryForm } from './enquiry-form'

/** The product line is asked only while the quote has neither films nor cards; otherwise it follows from them. */
const formWithList = { ...contactForm, fields: contactForm.fields.filter(({ name }) => name !== 'line') }

const CARDS = '/shop?'
const [several = '', ...single] = contactForm.fields.find(({ name }) => name === 'line')?.choices ?? []
const routes = [...Object.values(filmLines).map((name) => `/${name}?`), CARDS]

/** The only line of these items, otherwise the answer for several. */
function lineOf(items: readonly string[]): string {
  const found = routes.findIndex((route) => items.every((item) => item.startsWith(route)))
  return single[found] ?? several
}

/** The form on /contact; the visitor's cart and quote are sent with the message. */
export function QuoteForm() {
  const lines = useStoredValue(cartStore)
  const films = useStoredValue(quoteStore)
  const coupon = useStoredValue(couponStore)
  const prices = usePrices()
  const hasItems = Boolean(lines?.length || films?.length)
  const list = useMemo(() => {
    if (!hasItems && !coupon) return undefined
    return {
      key: JSON.stringify([lines, films, coupon]),
      answers: hasItems ? { line: lineOf(lines?.length ? [CARDS, ...(films ?? [])] : (films ?? [])) } : {},
      async texts() {
        const { listTexts } = await import('@/components/quote/list-texts')
        const texts = listTexts(lines ?? [], films ?? [], prices)
        return coupon ? [...texts, `- ${listLine.coupon(coupon.code, coupon.desc)}`] : texts
      },
    }
  }, [hasItems, lines, films, coupon, prices])

  return (
    <>
      <h2 className="h3">{texts.heading}</h2>
      <p className="text-body-secondary fs-sm">
        {list ? <PartLink to="quote">{texts.list}</PartLink> : texts.list}
        {texts.isSent}
      </p>
      <EnquiryForm kind={hasItems ? formWithList : contactForm} list={list} />
    </>
  )
}

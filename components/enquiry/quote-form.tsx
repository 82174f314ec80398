'use client'

import { type ReactNode, useMemo } from 'react'
import { PartLink } from '@/components/ui/links'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { cartStore } from '@/lib/cart/cart'
import { contactForm, contactPage, quoteForm as texts } from '@/lib/content/contact'
import { enquiryForm } from '@/lib/content/enquiry'
import type { EnquiryField, EnquiryKind } from '@/lib/content/facts/enquiry'
import { filmLines } from '@/lib/content/facts/films'
import { usePrices } from '@/lib/prices/use-prices'
import { couponStore, quoteStore } from '@/lib/quote/quote'
import styles from './enquiry.module.scss'
import { EnquiryForm } from './enquiry-form'

/** The form on /contact; the visitor's cart and quote are sent with the message, and decide what it asks. */
export function QuoteForm() {
  const { lines, films, of, isCards } = useList()
  const coupon = useStoredValue(couponStore)
  const prices = usePrices()
  const hasItems = of !== NOTHING
  const kind = useMemo(() => formFor(of, isCards), [of, isCards])
  const list = useMemo(() => {
    if (!hasItems && !coupon) return undefined
    return {
      key: JSON.stringify([lines, films, coupon]),
      answers: hasItems ? { line: lineOf(lines.length > 0 ? [CARDS, ...films] : films) } : {},
      async compose() {
        const { composeList } = await import('@/components/quote/list-texts')
        return composeList({ lines, films }, prices, coupon)
      },
    }
  }, [hasItems, lines, films, coupon, prices])
  const listName = isCards ? texts.cards : enquiryForm.list

  return (
    <>
      <h2 className="h3">{texts.heading}</h2>
      <p className="text-body-secondary fs-sm">
        {list ? <PartLink to="quote">{listName}</PartLink> : listName}
        {!list && texts.ifAny}
        {isCards ? texts.areSent : texts.isSent}
      </p>
      <EnquiryForm kind={kind} list={list} fold={isCards ? undefined : fold} />
    </>
  )
}

const fold = (fields: ReactNode) => (
  <details className={`${styles.fold} span-all`}>
    <summary className="plus-summary min-h-target">
      <span>
        {texts.fold.title}
        <span className="d-block text-body-secondary fw-normal fs-sm">{texts.fold.of}</span>
      </span>
    </summary>
    <div className="d-grid gap-3-half cols-1 cols-sm-2 py-3">{fields}</div>
  </details>
)

/** The lead of /contact; for cards alone nobody brings anything to a workshop. */
export function ContactLead({ children }: { children: ReactNode }) {
  return useList().isCards ? contactPage.leadForCards : children
}

const NONE: readonly never[] = []
const NOTHING = 'nothing vehicle film'
const BOAT = `/${filmLines.hull}?`
const CARDS = '/shop?'

/** The visitor's list, and what it is of: some of the words in `EnquiryField.of`. */
function useList() {
  const lines = useStoredValue(cartStore) ?? NONE
  const films = useStoredValue(quoteStore) ?? NONE
  const isCards = lines.length > 0 && films.length === 0
  const boats = films.filter((film) => film.startsWith(BOAT)).length
  const parts = [films.length > boats && 'vehicle', boats > 0 && 'boat', films.length > 0 && 'film']
  return {
    lines,
    films,
    isCards,
    of: lines.length + films.length === 0 ? NOTHING : parts.filter(Boolean).join(' '),
  }
}

/** An empty list may still become a vehicle's. */
function formFor(of: string, isCards: boolean): EnquiryKind {
  const isAsked = (field: EnquiryField) => !field.of || of.split(' ').includes(field.of)
  const fields = contactForm.fields.filter(isAsked)
  return { ...contactForm, fields: isCards ? fields.map((field) => ({ ...field, ...field.cards })) : fields }
}

const [several = '', ...single] = contactForm.fields.find(({ name }) => name === 'line')?.choices ?? []
const routes = [...Object.values(filmLines).map((name) => `/${name}?`), CARDS]

/** The product line of these items, which the form then need not ask; the answer for several if they differ. */
function lineOf(items: readonly string[]): string {
  const found = routes.findIndex((route) => items.every((item) => item.startsWith(route)))
  return single[found] ?? several
}

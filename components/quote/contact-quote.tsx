'use client'

import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { createSignal } from '@/lib/browser/browser'
import { useBrowserValue, useStoredValue } from '@/lib/browser/use-browser-value'
import { cartStore } from '@/lib/cart/cart'
import { contactParts } from '@/lib/content/contact'
import { couponStore, FRAGMENT_START, quoteStore } from '@/lib/quote/quote'
import { releaseList, reserveList } from '@/lib/startup/reserve-list'
import styles from './contact-quote.module.scss'

/** The place of the list while its code loads. */
function ListPlace() {
  useLayoutEffect(() => {
    reserveList()
    return releaseList
  }, [])
  return null
}

const QuoteList = lazyPart(() => import('./quote-list').then((module) => module.QuoteList), {
  name: contactParts.list,
  Fallback: ListPlace,
})
const OpenedQuote = lazyPart(() => import('./opened-quote').then((module) => module.OpenedQuote), {
  name: contactParts.shared,
})

/** Loads the list for a visitor who has one; below lg it then comes before the form. */
export function ContactQuote({ children }: { children: ReactNode }) {
  const lines = useStoredValue(cartStore) ?? []
  const quote = useStoredValue(quoteStore)
  const films = quote ?? []
  const coupon = useStoredValue(couponStore) ?? null
  const hasList = lines.length > 0 || films.length > 0 || coupon !== null
  // It stays when the last line is removed, because it offers Undo.
  const [isOpened, setIsOpened] = useState(false)
  if (hasList && !isOpened) setIsOpened(true)
  // What was stored is no list.
  const isNone = quote !== undefined && !isOpened
  useEffect(() => {
    if (isNone) releaseList()
  }, [isNone])
  return (
    <div className={`d-grid gap-3-half ${styles.list} ${hasList ? styles.first : ''}`}>
      {isOpened ? (
        <QuoteList>{children}</QuoteList>
      ) : (
        <div className={`d-grid gap-3-half ${styles.tools}`}>{children}</div>
      )}
    </div>
  )
}

/** Shows the shared list of a link to /contact, whose code loads only for such a link. `languages` leads to the other ones. */
export function SharedQuote({ languages }: { languages: ReactNode }) {
  const hash = useFragment()
  const fragment = hash.startsWith(FRAGMENT_START) ? hash : ''
  // It stays after the visitor's choice, which clears the fragment and offers Undo.
  const [isOpened, setIsOpened] = useState(false)
  if (fragment !== '' && !isOpened) setIsOpened(true)
  return isOpened && <OpenedQuote fragment={fragment} languages={languages} onTaken={clearFragment} />
}

/** The fragment of the page's URL; empty without one, in the exported HTML and while hydrating. */
export const useFragment = () => useBrowserValue(currentFragment, subscribe) ?? ''

const { notify, subscribe } = createSignal('hashchange', 'popstate')

/** Some apps encode the `=` of a link that they send on, and others encode that again. */
const currentFragment = () => window.location.hash.replace(/^(#\w+)%(?:25)*3d/i, '$1=')

/** Removes the fragment from the URL, without an entry in the history. */
function clearFragment() {
  window.history.replaceState(null, '', window.location.pathname + window.location.search)
  notify()
}

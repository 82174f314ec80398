'use client'

import type { ReactNode } from 'react'
import { ContactQuote as Quote } from '@/components/quote/contact-quote'
import { SharedQuote as Shared } from '@/components/quote/shared-quote'
import { lazyPart } from '@/components/ui/lazy-part'
import { quoteList, sharedQuote } from '@/lib/content/quote/list'

const load = () => import('@/app/pictured-quote')

const List = lazyPart<{ children: ReactNode }>(() => load().then((parts) => parts.PicturedQuote), {
  name: quoteList.heading,
})
const Opened = lazyPart<{ fragment: string }>(() => load().then((parts) => parts.PicturedShare), {
  name: sharedQuote.name,
})

/** The visitor's quote with its pictures, or `children` without one. */
export const ContactQuote = ({ children }: { children: ReactNode }) => <Quote List={List}>{children}</Quote>

export const SharedQuote = () => <Shared Opened={Opened} />

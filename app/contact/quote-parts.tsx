'use client'

import type { ReactNode } from 'react'
import { LineStill, ToolLinks } from '@/components/enquiry/tool-links'
import { ContactQuote, SharedQuote } from '@/components/quote/contact-quote'
import { lazyPart } from '@/components/ui/lazy-part'
import { contactPage as texts } from '@/lib/content/enquiry'
import { quoteList, sharedQuote } from '@/lib/content/quote'

const load = () => import('@/app/pictured-quote')

const List = lazyPart<{ children: ReactNode }>(() => load().then((parts) => parts.PicturedQuote), {
  name: quoteList.heading,
})
const Opened = lazyPart<{ fragment: string }>(() => load().then((parts) => parts.PicturedShare), {
  name: sharedQuote.name,
})

/**
 * The visitor's quote with its pictures, or links to the tools if there is none. The links are not passed as children,
 * because the page would contain them twice.
 */
export const QuoteOrTools = () => (
  <ContactQuote List={List}>
    <div className="sheet-card padded stack gap-3">
      <h2 className="h3">{texts.tools}</h2>
      <ToolLinks />
    </div>
    <LineStill />
  </ContactQuote>
)

export const QuoteFromLink = () => <SharedQuote Opened={Opened} />

'use client'

import { ContactQuote } from '@/components/quote/contact-quote'
import { contactPage as texts } from '@/lib/content/enquiry'
import { LineStill, ToolLinks } from './tool-links'

/**
 * The visitor's quote with its pictures, or links to the tools if there is none. A page does not pass the links as children,
 * because it would contain them twice.
 */
export const QuoteOrTools = () => (
  <ContactQuote>
    <div className="sheet-card padded stack gap-3">
      <h2 className="h3">{texts.tools}</h2>
      <ToolLinks />
    </div>
    <LineStill />
  </ContactQuote>
)

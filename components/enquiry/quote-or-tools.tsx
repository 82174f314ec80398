'use client'

import { ContactQuote } from '@/components/quote/contact-quote'
import { IntentLink } from '@/components/ui/links'
import { Picture } from '@/components/ui/picture'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { asset } from '@/lib/config/asset'
import { lineTools, contactPage as texts } from '@/lib/content/contact'
import { filmLines } from '@/lib/content/facts/films'
import { quoteStore } from '@/lib/quote/quote'
import styles from './enquiry.module.scss'

/**
 * The visitor's quote with its pictures, or links to the tools if there is none. A page does not pass the links as children,
 * because it would contain them twice.
 */
export const QuoteOrTools = () => (
  <ContactQuote>
    <div className="sheet-card padded stack d-print-none gap-3">
      <h2 className="h3">{texts.tools}</h2>
      <ToolLinks />
    </div>
    <LineStill />
  </ContactQuote>
)

/** A drawing and a link for each tool. */
function ToolLinks() {
  return (
    <ul className={`list-unstyled d-grid gap-3 m-0 ${styles.tools}`}>
      {Object.values(filmLines).map((name) => {
        const { drawing, invitation } = lineTools[name]
        return (
          <li key={name}>
            <IntentLink className="d-block min-h-target" href={`/${name}#tool`}>
              <img
                className={`d-block w-100 mb-2 rounded-2 ${styles.art}`}
                src={asset(`/drawings/film-${drawing}.svg`)}
                alt=""
                loading="lazy"
              />
              {invitation}
            </IntentLink>
          </li>
        )
      })}
    </ul>
  )
}

/** A photograph for a visitor without a quote. Not rendered on the server, which cannot read the quote. */
function LineStill() {
  const films = useStoredValue(quoteStore)
  if (!films) return null
  return (
    <div className="d-none d-lg-block overflow-hidden rounded-3">
      <Picture className="d-block w-100 h-auto" name="ppf" sizes="480px" />
    </div>
  )
}

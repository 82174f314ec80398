import { useState } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { announce } from '@/lib/announcements/announcements'
import { putInQuote, type QuoteKind, quoteStore } from '@/lib/quote/quote-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import styles from './add-to-quote.module.scss'

type Props = {
  kind: QuoteKind
  label: string
  text: string
  state: Readonly<Record<string, string>>
  /** What has to be done before there is something to ask for. */
  missing?: string | false
}

const pages = {
  coverage: '/ppf',
  tint: '/window-film',
  hull: '/marine-film',
} as const satisfies Record<QuoteKind, string>

/** Puts what the tool shows into the quote; what is there already is told, with the way to it. */
export function AddToQuote({ kind, label, text, state, missing = false }: Props) {
  const item = useStoredValue(quoteStore)?.find((each) => each.kind === kind)
  const [isAsked, setIsAsked] = useState(false)

  function put() {
    setIsAsked(true)
    if (missing) return announce('quote', () => missing)
    putInQuote({ kind, text, href: `${pages[kind]}?${new URLSearchParams(state)}` })
    announce('quote', () => `In your quote: ${text}.`)
  }
  const isThere = !missing && item?.text === text
  return (
    <div className={`${styles.add} scripted`}>
      <button className="btn btn-primary" type="button" onClick={put}>
        {label}
      </button>
      <p>{isThere ? <IntentLink href="/contact">In your quote. Go to it</IntentLink> : isAsked && missing}</p>
    </div>
  )
}

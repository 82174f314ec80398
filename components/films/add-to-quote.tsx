import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IntentLink } from '@/components/ui/intent-link'
import { announce } from '@/lib/announcements/announcements'
import { putInQuote, type QuoteKind, quoteStore } from '@/lib/quote/quote-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import styles from './add-to-quote.module.scss'
import { quoteItem } from './quote-item'

type Props = {
  kind: QuoteKind
  text: string
  state: Readonly<Record<string, string>>
  /** What has to be done before there is something to ask for. */
  missing?: string | false
}

/** Puts what the tool shows into the quote; when it is there, leads to it. */
export function AddToQuote({ kind, text, state, missing = false }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const item = useStoredValue(quoteStore)?.find((each) => each.kind === kind)
  const [wasPressed, setWasPressed] = useState(false)
  const isInQuote = !missing && item?.text === text

  function put() {
    setWasPressed(true)
    if (missing) return announce('quote', () => missing)
    flushSync(() => putInQuote(quoteItem(kind, text, state)))
    announce('quote', () => `In your quote: ${text}.`)
    // The button that was pressed is gone.
    container.current?.querySelector('a')?.focus()
  }
  return (
    <div className={`${styles.add} scripted`} ref={container}>
      {isInQuote ? (
        <IntentLink className="btn btn-primary" href="/contact">
          View quote
        </IntentLink>
      ) : (
        <button className="btn btn-primary" type="button" onClick={put}>
          Add to my quote
        </button>
      )}
      <p>{wasPressed && missing}</p>
    </div>
  )
}

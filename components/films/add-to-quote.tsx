import { useRef, useState } from 'react'
import { focusAfter } from '@/components/ui/focus'
import { IntentLink } from '@/components/ui/intent-link'
import { announce } from '@/lib/announcements/announcements'
import { addToQuote as texts } from '@/lib/content/films/tools'
import { putInQuote, type QuoteKind, quoteItem, quoteStore } from '@/lib/quote/quote-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'

type Props = {
  kind: QuoteKind
  text: string
  state: Readonly<Record<string, string>>
  /** The message shown instead of adding the item while the choice is incomplete. */
  missing?: string | false
}

/** Adds the tool's current state to the quote; links to the quote once it contains it. */
export function AddToQuote({ kind, text, state, missing = false }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const item = useStoredValue(quoteStore)?.find((each) => each.kind === kind)
  const [wasPressed, setWasPressed] = useState(false)
  const isInQuote = !missing && item?.text === text

  function put() {
    setWasPressed(true)
    if (missing) return announce('quote', () => missing)
    // The link replaces the focused button, which would lose the focus.
    focusAfter(
      () => putInQuote(quoteItem(kind, { text, state })),
      () => container.current?.querySelector('a'),
    )
    announce('quote', () => texts.added(text))
  }
  return (
    <div className="scripted" ref={container}>
      {isInQuote ? (
        <IntentLink className="btn btn-primary" href="/contact">
          {texts.view}
        </IntentLink>
      ) : (
        <button className="btn btn-primary" type="button" onClick={put}>
          {texts.add}
        </button>
      )}
      {/* The space reserves the second line before it appears. */}
      <p className="mt-1 mb-0">{(wasPressed && missing) || '\u00a0'}</p>
    </div>
  )
}

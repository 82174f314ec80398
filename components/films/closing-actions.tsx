import { IntentLink } from '@/components/ui/intent-link'
import { PartLink } from '@/components/ui/part-link'
import { putInQuote, type QuoteItem } from '@/lib/quote/quote-store'

type Props = {
  ask: string
  change: string
  /** The item to add to the quote; `null` while nothing is selected. */
  item: QuoteItem | null
}

/** A button that adds the choice to the quote and opens the form, and a link back to the tool. */
export function ClosingActions({ ask, change, item }: Props) {
  return (
    <>
      {item && (
        <IntentLink className="btn btn-lg btn-clear" href="/contact" onClick={() => putInQuote(item)}>
          {ask}
        </IntentLink>
      )}
      <PartLink className={`btn btn-lg ${item ? 'btn-line' : 'btn-clear'}`} to="tool">
        {change}
      </PartLink>
    </>
  )
}

import { PartLink } from '@/components/ui/links'
import type { FilmUrl } from '@/lib/quote/quote'
import { AddToQuote } from './add-to-quote'

type ClosingActionsProps = {
  change: string
  /** The lines to add to the quote; none while nothing is chosen. */
  lines: readonly FilmUrl[]
}

/** A button that adds the choice to the quote, and a link back to the tool. */
export function ClosingActions({ change, lines }: ClosingActionsProps) {
  const hasLines = lines.length > 0
  return (
    <>
      {hasLines && <AddToQuote lines={lines} place="end" look="btn btn-lg btn-clear" />}
      <PartLink className={`btn btn-lg ${hasLines ? 'btn-line' : 'btn-clear'}`} to="tool">
        {change}
      </PartLink>
    </>
  )
}

import { PartLink } from '@/components/ui/links'
import type { FilmUrl } from '@/lib/quote/quote-store'
import { AddToQuote } from './add-to-quote'

type Props = {
  change: string
  /** The line to add to the quote; `null` while nothing is selected. */
  line: FilmUrl | null
}

/** A button that adds the choice to the quote, and a link back to the tool. */
export function ClosingActions({ change, line }: Props) {
  return (
    <>
      {line && <AddToQuote line={line} place="end" look="btn btn-lg btn-clear" />}
      <PartLink className={`btn btn-lg ${line ? 'btn-line' : 'btn-clear'}`} to="tool">
        {change}
      </PartLink>
    </>
  )
}

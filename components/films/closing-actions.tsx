import type { ReactNode } from 'react'
import { PartLink } from '@/components/ui/links'
import type { FilmUrl } from '@/lib/films/film-url'
import { ToolChoice } from '@/lib/films/use-tool-choice'

type ClosingActionsProps = {
  /** The words of the link, for a choice and without one. */
  words: { change: string; choose: string }
  /** The lines to add to the quote; none while nothing is chosen. */
  lines: readonly FilmUrl[]
  /** The button that adds them. */
  add: ReactNode
}

/** A button that adds the choice to the quote, and a link back to the tool. */
export function ClosingActions({ words, lines, add }: ClosingActionsProps) {
  const hasLines = lines.length > 0
  return (
    <>
      {hasLines && <ToolChoice value={{ lines }}>{add}</ToolChoice>}
      <PartLink className="btn btn-lg btn-line" to="tool">
        {hasLines ? words.change : words.choose}
      </PartLink>
    </>
  )
}

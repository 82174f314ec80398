import type { ReactNode } from 'react'
import { ClosingCall } from '@/components/editorial/closing-call'
import { PackagePrice } from '@/components/prices/line-price'
import { InUnits } from '@/components/ui/in-units'
import { PartLink } from '@/components/ui/links'
import { choiceAtEnd, partsPicker } from '@/lib/content/parts'
import type { FilmUrl } from '@/lib/films/film-url'
import { formatArea } from '@/lib/films/units'
import { ToolChoice } from '@/lib/films/use-tool-choice'
import type { PartsChoice } from './parts-picker'

type ActionsProps = {
  /** The words of the link, for a choice and without one. */
  words: { change: string; choose: string }
  /** The lines to add to the quote; none while nothing is chosen. */
  lines: readonly FilmUrl[]
  /** The button that adds them. */
  add: ReactNode
}

/** A button that adds the choice to the quote, and a link back to the tool. */
export function ClosingActions({ words, lines, add }: ActionsProps) {
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

type PartsCallProps = Omit<ActionsProps, 'lines'> & {
  tool: PartsChoice
  words: { parts: string; emptyText: string }
  /** The choice, or what has to be done first. */
  title: ReactNode
  /** Its color and finish; empty without any. */
  look: string
  /** Its drawing. */
  children: ReactNode
}

/** Summarizes the chosen panels or zones at the end of the page. */
export function PartsCall({ tool, words, title, look, add, children }: PartsCallProps) {
  const { parts, chosen, areaOf, lineOf, url } = tool
  const isEmpty = chosen.length === 0
  const area = areaOf(chosen)
  return (
    <ClosingCall
      title={title}
      text={
        area === null ? (
          partsPicker.noArea
        ) : isEmpty ? (
          words.emptyText
        ) : (
          <span className="numeric">
            <InUnits>
              {(units) =>
                choiceAtEnd(look, chosen.length, parts.length, words.parts, formatArea(area, units))
              }
            </InUnits>{' '}
            <PackagePrice line={lineOf(chosen)} end="." />
          </span>
        )
      }
      actions={<ClosingActions words={words} lines={isEmpty || area === null ? [] : [url]} add={add} />}
    >
      {children}
    </ClosingCall>
  )
}

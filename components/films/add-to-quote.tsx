import { useRef, useState } from 'react'
import { focusAfter } from '@/components/ui/focus'
import { PartLink } from '@/components/ui/links'
import { loadOrNotice } from '@/components/ui/load-or-notice'
import { announce } from '@/lib/announcements/announcements'
import { useBrowserValue } from '@/lib/browser/use-browser-value'
import { addToQuote as texts } from '@/lib/content/films'
import { changedLine, type FilmUrl, quoteStore } from '@/lib/quote/quote'
import { createSignal } from '@/lib/storage/signal'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { onQueryChange } from '@/lib/url/query-state'
import { useQueryState } from '@/lib/url/use-query-state'
import type { Answer, Say, Settle } from './quote-answer'

type Props = {
  line: FilmUrl
  place: ButtonPlace
  look?: string
  /** The message shown instead of adding the line while the choice is incomplete. */
  missing?: string | false
}

/** Adds the tool's current state to the quote. A strip with the result replaces the button. */
export function AddToQuote({ line, place, look = 'btn btn-primary', missing = false }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const { add, say, isChange, answer } = useAddToQuote(line, place)
  const [wasPressed, setWasPressed] = useState(false)
  const keepsButton = !answer || answer.kind === 'again' || answer.kind === 'full'

  const settle: Settle = (change) =>
    focusAfter(change, () => container.current?.querySelector<HTMLElement>('[role="group"], a, button'))
  async function press() {
    setWasPressed(true)
    if (missing) announce('quote', () => missing)
    else await add(settle)
  }
  return (
    <div className="scripted flex-grow-1" ref={container}>
      {keepsButton && (
        <button className={look} type="button" data-early onClick={press}>
          {isChange ? texts.save : texts.add}
        </button>
      )}
      {answer && <answer.Strip answer={answer} say={say} settle={settle} />}
      {/* The space reserves the second line before it appears. */}
      {!answer && <p className="mt-1 mb-0">{(wasPressed && missing) || '\u00a0'}</p>}
    </div>
  )
}

/** The places on a page with a button that adds its line. Only the pressed one shows the strip. */
type ButtonPlace = 'tool' | 'end'

const { notify, subscribe } = createSignal()
let shown: { place: ButtonPlace; answer: Answer } | null = null

function show(next: typeof shown) {
  shown = next
  notify()
}

/** Adds a line to the quote, or saves it as the one that the visitor came to change. */
export function useAddToQuote(line: FilmUrl, place: ButtonPlace) {
  const quote = useStoredValue(quoteStore) ?? []
  const changed = changedLine(quote, useQueryState())
  const now = useBrowserValue(() => shown, subscribe)

  const say: Say = (answer) => show(answer && { place, answer })

  async function add(settle: Settle = (change) => change()) {
    const part = await loadOrNotice(texts.name, () => import('./quote-strip'))
    if (!part) return
    settle(() => part.addLine(line, changed, say))
    // The next change in the tool brings the button back.
    const stop = onQueryChange(() => {
      stop()
      show(null)
    })
  }
  const answer = now?.place === place && now.answer.line === line ? now.answer : null
  // Undo, the cart or another tab may have removed the line since.
  const isGone = (answer?.kind === 'added' || answer?.kind === 'saved') && !quote.includes(line)
  return {
    add,
    say,
    isChange: changed !== undefined,
    /** `null` until the button is pressed, and again after a change in the tool. */
    answer: isGone ? null : answer,
  }
}

type ClosingActionsProps = {
  change: string
  /** The line to add to the quote; `null` while nothing is selected. */
  line: FilmUrl | null
}

/** A button that adds the choice to the quote, and a link back to the tool. */
export function ClosingActions({ change, line }: ClosingActionsProps) {
  return (
    <>
      {line && <AddToQuote line={line} place="end" look="btn btn-lg btn-clear" />}
      <PartLink className={`btn btn-lg ${line ? 'btn-line' : 'btn-clear'}`} to="tool">
        {change}
      </PartLink>
    </>
  )
}

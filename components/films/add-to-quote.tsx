import { useRef, useState } from 'react'
import { focusAfter } from '@/components/ui/focus'
import { announce } from '@/lib/announcements/announcements'
import { addToQuote as texts } from '@/lib/content/films/tools'
import type { FilmUrl } from '@/lib/quote/quote-store'
import type { Settle } from './quote-answer'
import { type ButtonPlace, useAddToQuote } from './use-add-to-quote'

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
        <button className={look} type="button" onClick={press}>
          {isChange ? texts.save : texts.add}
        </button>
      )}
      {answer && <answer.Strip answer={answer} say={say} settle={settle} />}
      {/* The space reserves the second line before it appears. */}
      {!answer && <p className="mt-1 mb-0">{(wasPressed && missing) || '\u00a0'}</p>}
    </div>
  )
}

'use client'

import { useRef, useState } from 'react'
import { focusAfter } from '@/components/ui/focus'
import { SpriteIcon } from '@/components/ui/icon'
import { lazyPart, loadOrNotice } from '@/components/ui/lazy-part'
import { announce } from '@/lib/announcements/announcements'
import { createState } from '@/lib/browser/browser'
import { useBrowserValue, useStoredValue } from '@/lib/browser/use-browser-value'
import { addToQuote as texts } from '@/lib/content/films'
import type { FilmUrl } from '@/lib/films/film-url'
import { useToolChoice } from '@/lib/films/use-tool-choice'
import type { Answer } from '@/lib/quote/add-lines'
import { changedLine, quoteStore } from '@/lib/quote/quote'
import { onQueryChange } from '@/lib/url/query-state'
import { useQueryState } from '@/lib/url/use-query-state'

const AddResult = lazyPart(() => import('./add-result').then((module) => module.AddResult), {
  name: texts.name,
})

/** Adds the state of the tool around it to the quote. The result replaces the button. */
export function AddToQuote({ place }: { place: ButtonPlace }) {
  const { lines, label = texts.add, isWarning = false, isEmpty = false, missing = false } = useToolChoice()
  const container = useRef<HTMLDivElement>(null)
  const { add, show, isChange, answer } = useAddToQuote(lines, place)
  const [wasPressed, setWasPressed] = useState(false)
  const keepsButton = !answer || answer.kind === 'again' || answer.kind === 'full'
  const button = () => container.current?.querySelector<HTMLElement>(':scope > button')
  const result = () => container.current?.querySelector<HTMLElement>('[role="group"]')

  async function press() {
    setWasPressed(true)
    if (missing) announce('quote', () => missing)
    else await add((change) => focusAfter(change, result))
  }
  return (
    <div className={`scripted ${answer ? 'w-100' : ''}`} ref={container}>
      {keepsButton && (
        <button
          className={`btn btn-lg ${isWarning ? 'btn-warn' : isEmpty ? 'btn-line' : looks[place]}`}
          type="button"
          data-early
          onClick={press}
        >
          {isWarning && <SpriteIcon name="warning" />}
          {isChange ? texts.save : label}
        </button>
      )}
      {answer && (
        <AddResult
          answer={answer}
          isAtEnd={place === 'end'}
          onAnswer={(next) => focusAfter(() => show(next), next ? result : button)}
        />
      )}
      {!answer && wasPressed && missing && <p className="mt-1 mb-0">{missing}</p>}
    </div>
  )
}

/** The places on a page with a button that adds its lines. Only the pressed one shows the result. */
type ButtonPlace = 'tool' | 'end'

const looks = { tool: 'btn-primary', end: 'btn-clear' }

const shown = createState<{ place: ButtonPlace; answer: Answer } | null>(null)

/** Adds lines to the quote, or saves the first of them as the one that the visitor came to change. */
function useAddToQuote(lines: readonly FilmUrl[], place: ButtonPlace) {
  const quote = useStoredValue(quoteStore) ?? []
  const query = useQueryState()
  const changed = changedLine(quote, query)
  const now = useBrowserValue(shown.get, shown.subscribe)

  const show = (answer: Answer | null) => shown.set(answer && { place, answer })
  /** `settle` makes a change after which the focus has to be found again. */
  async function add(settle: (change: () => void) => void) {
    const logic = await loadOrNotice(texts.name, () => import('@/lib/quote/add-lines'))
    if (!logic || !(await AddResult.load())) return
    settle(() => show(logic.addLines(lines, changed, query)))
    // The next change in the tool brings the button back.
    const stop = onQueryChange(() => {
      stop()
      show(null)
    })
  }
  const answer = now?.place === place && isSame(now.answer.asked, lines) ? now.answer : null
  // Undo, the cart or another tab may have removed the lines since.
  const isGone = answer && answer.added.length > 0 && !answer.added.some((line) => quote.includes(line))
  return {
    add,
    show,
    isChange: changed !== undefined,
    /** `null` until the button is pressed, and again after a change in the tool. */
    answer: isGone ? null : answer,
  }
}

const isSame = (a: readonly string[], b: readonly string[]) => a.join() === b.join()

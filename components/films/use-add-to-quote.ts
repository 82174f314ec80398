import { loadOrNotice } from '@/components/ui/load-or-notice'
import { useBrowserValue } from '@/lib/browser/use-browser-value'
import { addToQuote as texts } from '@/lib/content/films/tools'
import { changedLine } from '@/lib/quote/change-quote'
import type { FilmUrl } from '@/lib/quote/quote-store'
import { quoteStore } from '@/lib/quote/quote-store'
import { createSignal } from '@/lib/storage/signal'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { onQueryChange } from '@/lib/url/query-state'
import { useQueryState } from '@/lib/url/use-query-state'
import type { Answer, Say, Settle } from './quote-answer'

/** The places on a page with a button that adds its line. Only the pressed one shows the strip. */
export type ButtonPlace = 'tool' | 'end'

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

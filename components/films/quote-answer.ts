import type { ComponentType } from 'react'
import type { FilmUrl } from '@/lib/quote/quote'

/** The result of a press, which the strip shows. */
export type Answer = {
  kind: 'added' | 'saved' | 'again' | 'question' | 'full'
  line: FilmUrl
  /** The line of the quote that this one has replaced, equals, or may replace. */
  other?: FilmUrl | undefined
  Strip: ComponentType<StripProps>
}

export type Say = (answer: Answer | null) => void
/** Makes a change after which the focus has to be found again. */
export type Settle = (change: () => void) => void
export type StripProps = { answer: Answer; say: Say; settle: Settle }

'use client'

import { createContext, use } from 'react'
import type { FilmUrl } from './film-url'

/** What a tool would add to the quote. The button that does it belongs to the quote, and the page puts it into the tool. */
export type Choice = {
  lines: readonly FilmUrl[]
  /** The button's words, if they say more than “Add to my quote”. */
  label?: string
  /** The law is against the choice. */
  isWarning?: boolean
  /** Nothing is chosen, so the button is not the thing to press. */
  isEmpty?: boolean
  /** The message shown instead of adding the lines while the choice is incomplete. */
  missing?: string | false
}

const Context = createContext<Choice>({ lines: [] })

export const ToolChoice = Context

export const useToolChoice = () => use(Context)

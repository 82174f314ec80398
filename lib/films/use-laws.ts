import { onReturn, useBrowserValue } from '@/lib/browser/use-browser-value'
import { createSignal } from '@/lib/storage/signal'
import { monthOf } from './law-age'

type Search = { text: string; found: readonly string[] }

const EMPTY: Search = { text: '', found: [] }
const { notify, subscribe } = createSignal()
let current = EMPTY

export function setPlaceSearch(next: Search = EMPTY) {
  current = next
  notify()
}

const currentSearch = () => current

/** What the visitor types into the law tool, with the ids of the places found; the legal table shows the same places. */
export const usePlaceSearch = () => useBrowserValue(currentSearch, subscribe) ?? EMPTY

const thisMonth = () => monthOf(new Date())

/** The visitor's month. */
export const useMonth = () => useBrowserValue(thisMonth, onReturn)

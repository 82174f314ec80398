import { useBrowserValue } from '@/lib/browser/use-browser-value'
import { createSignal } from '@/lib/storage/stored-value'

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

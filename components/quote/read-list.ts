import type { OwnList } from '@/components/ui/own-list'
import { withLines } from '@/lib/cart/cart-lines'
import { readSharedQuote } from '@/lib/quote/shared-quote'
import { filmItem } from './film-item'

type Reading = { list: OwnList } | { problem: string }

const DAMAGED =
  'The link to a shared list is damaged, incomplete or too long, so it was not opened. Nothing of yours has changed. Ask for the link again.'
const OTHER_VERSION =
  'This page does not know the version of the link to a shared list, so it was not opened. Nothing of yours has changed. Reload the page and open the link again.'

export function readList(fragment: string, weights: Readonly<Record<string, number>>): Reading {
  const reading = readSharedQuote(fragment, window.location.href)
  if ('problem' in reading) return { problem: reading.problem === 'damaged' ? DAMAGED : OTHER_VERSION }
  const { quote } = reading
  const films = quote.films.map((url) => filmItem(url, weights))
  const known = films.filter((film) => film !== null)
  // A quote holds at most one film per tool.
  const kinds = new Set(known.map(({ kind }) => kind))
  if (kinds.size !== films.length) return { problem: DAMAGED }
  return { list: { lines: withLines([], quote.lines), films: known } }
}

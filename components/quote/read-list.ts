import { withLines } from '@/lib/cart/cart-lines'
import type { Units } from '@/lib/config/units'
import { listProblems } from '@/lib/content/quote/shared-list'
import { lineUrl, readLine } from '@/lib/films/film-line'
import { readSharedQuote } from '@/lib/quote/shared-quote'
import type { OwnList } from './own-list'

type Reading = { list: OwnList; units: Units | undefined } | { problem: string }

/** The link holds only tools and their queries. The words are made here, so that a sender cannot inject any. */
export function readList(fragment: string): Reading {
  const reading = readSharedQuote(fragment, window.location.href)
  if ('problem' in reading) return { problem: listProblems[reading.problem] }
  const { lines, films, units } = reading.quote
  const read = films.map(readLine).filter((line) => line !== null)
  if (read.length < films.length) return { problem: listProblems.damaged }
  return { list: { lines: withLines([], lines), films: [...new Set(read.map(lineUrl))] }, units }
}

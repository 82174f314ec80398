import { areAlternatives, type FilmLine, lineUrl, readLine } from '@/lib/films/film-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { hullUrl } from '@/lib/films/hull'
import { putInQuote, QUOTE_LIMIT, quoteStore, removeFromQuote, replaceInQuote } from './quote'

/** What has become of the lines that the visitor has added. */
export type Answer = {
  kind: 'added' | 'saved' | 'again' | 'full'
  /** The lines of the tool. */
  asked: readonly FilmUrl[]
  added: readonly FilmUrl[]
  /** The line that the first of them has replaced. */
  replaced?: FilmUrl | undefined
  /** The other lines of a boat whose measures have changed: before and after. */
  carried?: readonly (readonly [from: FilmUrl, to: FilmUrl])[]
  /** The lines of the quote of which one of the new lines is an alternative. */
  alternatives: readonly FilmUrl[]
  /** Alternatives that were removed afterwards, with their places. */
  removed?: readonly (readonly [url: FilmUrl, index: number])[]
}

/** Adds lines until the quote is full. `changed` is the line that the visitor came to change. */
export function addLines(asked: readonly FilmUrl[], changed: FilmUrl | undefined): Answer {
  const quote = quoteStore.get()
  const present = new Set(quote.map((url) => normalized(url)))
  const fresh = asked.filter((url) => !present.has(normalized(url)))
  if (fresh.length === 0) return { kind: 'again', asked, added: [], alternatives: [] }

  // If the tool still has the line unchanged, the line stays, and the others are added.
  const isKept = changed && asked.some((url) => normalized(url) === normalized(changed))
  const replaced = isKept ? undefined : changed
  const added = fresh.slice(0, QUOTE_LIMIT - quote.length + (replaced ? 1 : 0))
  if (added.length === 0) return { kind: 'full', asked, added, alternatives: [] }
  const [first, ...others] = added
  const carried = replaced && first ? boatLines(quote, replaced, first) : []
  if (replaced && first) replaceInQuote(replaced, first)
  for (const [from, to] of carried) replaceInQuote(from, to)
  for (const url of replaced ? others : added) putInQuote(url)
  const alternatives = quoteStore
    .get()
    .filter((url) => !added.includes(url) && added.some((each) => isAlternative(each, url)))
  return { kind: replaced ? 'saved' : 'added', asked, added, replaced, carried, alternatives }
}

/** The other lines of the changed line's boat, as they are on the boat of the next line. */
function boatLines(quote: readonly FilmUrl[], changed: FilmUrl, next: FilmUrl) {
  const [from, to] = [readLine(changed), readLine(next)]
  if (from?.kind !== 'hull' || to?.kind !== 'hull') return []
  return quote.flatMap((url): (readonly [FilmUrl, FilmUrl])[] => {
    const line = readLine(url)
    if (url === changed || line?.kind !== 'hull' || line.hull.loa !== from.hull.loa) return []
    const moved = hullUrl({ ...to, chosen: line.chosen })
    return moved === next || quote.includes(moved) ? [] : [[url, moved]]
  })
}

/** Takes back what `addLines` has done, and nothing else. */
export function undoAdding({ added, replaced, carried = [], removed = [] }: Answer) {
  const [first, ...others] = added
  for (const [from, to] of carried) replaceInQuote(to, from)
  if (replaced && first) replaceInQuote(first, replaced)
  for (const url of replaced ? others : added) removeFromQuote(url)
  for (const [url, index] of removed) putInQuote(url, index)
}

/** Removes the lines of which the new ones are alternatives. */
export function keepOnlyAdded(answer: Answer): Answer {
  const quote = quoteStore.get()
  answer.alternatives.forEach(removeFromQuote)
  return { ...answer, alternatives: [], removed: answer.alternatives.map((url) => [url, quote.indexOf(url)]) }
}

/** Lines that mean the same have the same URL. */
function normalized(url: FilmUrl): FilmUrl {
  const line = readLine(url)
  return line ? lineUrl(line) : url
}

function isAlternative(a: FilmUrl, b: FilmUrl): boolean {
  const lines = [readLine(a), readLine(b)].filter((line): line is FilmLine => line !== null)
  const [one, other] = lines
  return one !== undefined && other !== undefined && areAlternatives(one, other)
}

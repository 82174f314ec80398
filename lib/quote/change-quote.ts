import type { FilmUrl } from '@/lib/films/film-url'
import { QUOTE_LIMIT, type Quote, quoteStore, toQuote } from './quote'

/**
 * Takes back one change and nothing else. Returns the lines that could not be restored because the quote is full; the next
 * call tries these again.
 */
export type Restore = () => Quote

/** Changes the quote and returns how to take it back. `change` may run more than once, and gives each line at most once. */
export function changeQuote(change: (lines: Quote) => Quote): Restore {
  const before = quoteStore.get()
  const after = toQuote(change(before))
  let added = after.filter((line) => !before.includes(line))
  let removed = before.filter((line) => !after.includes(line))
  quoteStore.update((lines) => toQuote(change(lines)))

  return () => {
    const [unwanted, wanted] = [added, removed]
    quoteStore.update((lines) =>
      wanted.reduce<Quote>(
        (restored, line) =>
          restored.includes(line) || restored.length >= QUOTE_LIMIT
            ? restored
            : restored.toSpliced(before.indexOf(line), 0, line),
        lines.filter((line) => !unwanted.includes(line)),
      ),
    )
    added = []
    removed = wanted.filter((line) => !quoteStore.get().includes(line))
    return removed
  }
}

/** Replaces lines in their places. One that equals another line becomes one with it. */
export const replaced = (lines: Quote, pairs: readonly (readonly [from: FilmUrl, to: FilmUrl])[]) =>
  lines.map((each) => pairs.find(([from]) => from === each)?.[1] ?? each)

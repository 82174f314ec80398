import { filmLines } from '@/lib/config/film-lines'
import { isKeyOf } from '@/lib/parsing/is-key-of'
import { fieldOf } from '@/lib/parsing/record'
import { toText } from '@/lib/parsing/text'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import { type FilmUrl, toFilmUrl } from './film-url'

/** Fits a hull with all its zones and measurements, with a margin. */
const MAX_TEXT = 600
export type QuoteKind = keyof typeof filmLines

/** A tool's item in the quote: its description and the URL that restores the tool's state. */
export type QuoteItem = { kind: QuoteKind; text: string; href: FilmUrl }

/** Drops invalid items. If there are several of a kind, the last one wins. */
export function toQuote(json: unknown): readonly QuoteItem[] {
  const items = new Map<QuoteKind, QuoteItem>()
  for (const entry of Array.isArray(json) ? json : []) {
    const kind = fieldOf(entry, 'kind')
    const text = toText(fieldOf(entry, 'text'), MAX_TEXT)
    const href = toFilmUrl(fieldOf(entry, 'href'))
    if (isKeyOf(filmLines, kind) && text && href) items.set(kind, { kind, text, href })
  }
  return [...items.values()]
}

export const quoteStore = createStoredValue(jsonCodec('tersa.quote', toQuote))

/** Converts a tool's state to a quote item with a link that restores it. */
export function quoteItem(
  kind: QuoteKind,
  { text, state }: { text: string; state: Readonly<Record<string, string>> },
): QuoteItem {
  return { kind, text, href: `/${filmLines[kind]}?${new URLSearchParams(state)}` }
}

export function putInQuote(item: QuoteItem) {
  quoteStore.update((items) => [...items.filter(({ kind }) => kind !== item.kind), item])
}

/** Restores an item to its position unless an item of the same kind has been added since. */
export function restoreToQuote(item: QuoteItem, index: number) {
  quoteStore.update((items) =>
    items.some(({ kind }) => kind === item.kind) ? items : items.toSpliced(index, 0, item),
  )
}

export function removeFromQuote(kind: QuoteKind) {
  quoteStore.update((items) => items.filter((item) => item.kind !== kind))
}

import { fieldOf } from '@/lib/parsing/record'
import { toText } from '@/lib/parsing/text'
import { jsonCodec } from '@/lib/storage/json-codec'
import { createStoredValue } from '@/lib/storage/stored-value'
import { type FilmUrl, toFilmUrl } from './film-url'

export const QUOTE_KINDS = ['coverage', 'tint', 'hull'] as const
/** Fits a hull with all its zones and measurements, with a margin. */
const MAX_TEXT = 600
export type QuoteKind = (typeof QUOTE_KINDS)[number]

/** A tool's item in the quote: its description and the URL that restores the tool's state. */
export type QuoteItem = { kind: QuoteKind; text: string; href: FilmUrl }

/** Drops invalid items. If there are several of a kind, the last one wins. */
export function toQuote(json: unknown): readonly QuoteItem[] {
  const items = new Map<QuoteKind, QuoteItem>()
  for (const entry of Array.isArray(json) ? json : []) {
    const kind = QUOTE_KINDS.find((each) => each === fieldOf(entry, 'kind'))
    const text = toText(fieldOf(entry, 'text'), MAX_TEXT)
    const href = toFilmUrl(fieldOf(entry, 'href'))
    if (kind && text && href) items.set(kind, { kind, text, href })
  }
  return [...items.values()]
}

export const quoteStore = createStoredValue(jsonCodec('tersa.quote', toQuote))

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

import { fieldOf } from '@/lib/outside/record'
import { textOf } from '@/lib/outside/text'
import { jsonCodec } from '@/lib/storage/json-codec'
import { createStoredValue } from '@/lib/storage/stored-value'

const QUOTE_KINDS = ['coverage', 'tint', 'hull'] as const
export type QuoteKind = (typeof QUOTE_KINDS)[number]

/** What a tool has put into the quote: its words, and the address that shows it again. */
export type QuoteItem = { kind: QuoteKind; text: string; href: QuoteAddress }
export type QuoteAddress = `/${string}`

/** What is no item is left out; of a kind the last one counts. */
export function toQuote(json: unknown): readonly QuoteItem[] {
  const items = new Map<QuoteKind, QuoteItem>()
  for (const entry of Array.isArray(json) ? json : []) {
    const kind = QUOTE_KINDS.find((each) => each === fieldOf(entry, 'kind'))
    const text = textOf(entry, 'text')
    const href = fieldOf(entry, 'href')
    if (kind && text && isAddress(href)) items.set(kind, { kind, text, href })
  }
  return [...items.values()]
}

/** A page of this site, with what it shows. */
function isAddress(value: unknown): value is QuoteAddress {
  return typeof value === 'string' && /^\/(ppf|window-film|marine-film)(\?[\w.=&-]{0,400})?$/.test(value)
}

export const quoteStore = createStoredValue(jsonCodec('tersa.quote', toQuote))

export function putInQuote(item: QuoteItem) {
  quoteStore.set([...quoteStore.get().filter(({ kind }) => kind !== item.kind), item])
}

export function takeFromQuote(kind: QuoteKind) {
  quoteStore.set(quoteStore.get().filter((item) => item.kind !== kind))
}

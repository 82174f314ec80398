import type { QuoteItem, QuoteKind } from '@/lib/quote/quote-store'

const pages = {
  coverage: '/ppf',
  tint: '/window-film',
  hull: '/marine-film',
} as const satisfies Record<QuoteKind, string>

/** A tool's state as an item of the quote, with a link that shows it again. */
export function quoteItem(kind: QuoteKind, text: string, state: Readonly<Record<string, string>>): QuoteItem {
  return { kind, text, href: `${pages[kind]}?${new URLSearchParams(state)}` }
}

import type { QuoteItem, QuoteKind } from '@/lib/quote/quote-store'

const pages = {
  coverage: '/ppf',
  tint: '/window-film',
  hull: '/marine-film',
} as const satisfies Record<QuoteKind, string>

/** Converts a tool's state to a quote item with a link that restores it. */
export function quoteItem(kind: QuoteKind, text: string, state: Readonly<Record<string, string>>): QuoteItem {
  return { kind, text, href: `${pages[kind]}?${new URLSearchParams(state)}` }
}

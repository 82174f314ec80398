import { addCartLines, type CartLine, cartStore, removeLines, restoreToCart } from '@/lib/cart/cart'
import { formatPrice } from '@/lib/config/price'
import { pathOf } from '@/lib/config/site-url'
import { site } from '@/lib/content/facts/site'
import { filmGroups, gone, listLine, listMessage as texts } from '@/lib/content/quote'
import { describeLine } from '@/lib/films/describe-line'
import { readLine } from '@/lib/films/film-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { unitsStore } from '@/lib/films/units'
import type { PriceList } from '@/lib/prices/prices'
import { changeQuote } from '@/lib/quote/change-quote'
import { quoteStore } from '@/lib/quote/quote'
import { writeSharedQuote } from '@/lib/quote/shared-quote'
import { mailLink } from '@/lib/url/mail-link'
import { filmTexts } from './film-sum'

/** Longer links are cut by messaging apps and make codes that no camera reads. */
const MAX_LINK = 2000

type Films = readonly FilmUrl[]
type Lines = readonly CartLine[]

/** The list as the lines of a text, below the names of what they are for. */
export function listTexts(lines: Lines, films: Films, prices: PriceList | null): readonly string[] {
  const products = lines.map(
    ({ name, price, quantity }) => `- ${listLine.product(quantity, name, formatPrice(price))}`,
  )
  const cards = products.length > 0 ? [`${filmGroups.inMessage.cards}:`, ...products] : []
  return [...filmTexts(films, prices), ...cards]
}

/** The link that opens the list; `null` if it would be too long. */
export function listLink(lines: Lines, films: Films): string | null {
  const { origin, href } = window.location
  // A film that cannot be read makes the whole list damaged.
  const readable = films.filter((film) => readLine(film) !== null)
  const fragment = writeSharedQuote({ lines, films: readable, units: unitsStore.get() }, href)
  const link = fragment && origin + pathOf('/contact') + fragment
  return link && link.length <= MAX_LINK ? link : null
}

/** The same text wherever the list is sent: copied, in an email or in a chat. */
export function listMessage(lines: Lines, films: Films, prices: PriceList | null): string {
  return [texts.request, ...listTexts(lines, films, prices), listLink(lines, films)]
    .filter(Boolean)
    .join('\n')
}

/** The lines of a cart and the films of a quote. */
export type OwnList = { lines: readonly CartLine[]; films: readonly FilmUrl[] }

const ownList = (): OwnList => ({ lines: cartStore.get(), films: quoteStore.get() })

// Each function changes the visitor's list and returns a function that undoes this change alone, and returns what has
// prevented it.

/** Adds quantities, and the films that the list does not have yet, until it is full. */
export function addList({ lines, films }: OwnList): () => string | undefined {
  const own = cartStore.get()
  addCartLines(lines)
  const restore = changeQuote((quote) => [...quote, ...films])
  return () => {
    removeLines(lines, own)
    return problemOf(restore())
  }
}

/** Removes the whole list, or a part of it. */
export function removeFromList(removed: OwnList = ownList()) {
  removeLines(removed.lines)
  const restore = changeQuote((quote) => quote.filter((film) => !removed.films.includes(film)))
  let { lines } = removed
  return () => {
    restoreToCart(lines, 0)
    lines = []
    return problemOf(restore())
  }
}

export const problemOf = (lost: Films): string | undefined =>
  lost.length > 0 ? gone.full(lost.map((film) => describeLine(film)?.title ?? film)) : undefined

export function replaceList(list: OwnList) {
  const restore = removeFromList()
  const undo = addList(list)
  let isUndone = false
  return () => {
    if (!isUndone) undo()
    isUndone = true
    return restore()
  }
}

/** The link with the visitor's list as its message. */
export function channelLink({ href, dataset }: HTMLAnchorElement, prices: PriceList | null): string {
  const body = listMessage(cartStore.get(), quoteStore.get(), prices)
  if (dataset.channel === 'email') return mailLink(site.email, { subject: texts.subject, body }).href
  // `encodeURIComponent` throws on a lone surrogate.
  return `${href}?text=${encodeURIComponent(body.replace(/\p{Cs}/gu, '\ufffd'))}`
}

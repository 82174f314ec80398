import {
  addCartLines,
  type CartLine,
  cartStore,
  removeLines,
  restoreToCart,
  withLines,
} from '@/lib/cart/cart'
import { formatPrice } from '@/lib/config/price'
import { pathOf } from '@/lib/config/site-url'
import type { Units } from '@/lib/config/units'
import { site } from '@/lib/content/facts/site'
import {
  filmGroups,
  gone,
  listLine,
  listProblems,
  shareButton,
  listMessage as texts,
} from '@/lib/content/quote'
import { describeLine } from '@/lib/films/describe-line'
import { lineUrl, readLine } from '@/lib/films/film-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { unitsStore } from '@/lib/films/units'
import type { PriceList } from '@/lib/prices/prices'
import { changeQuote } from '@/lib/quote/change-quote'
import { couponStore, type QuoteCoupon, quoteStore } from '@/lib/quote/quote'
import { readSharedQuote, writeSharedQuote } from '@/lib/quote/shared-quote'
import { chatLink, mailLink, type SentList } from '@/lib/url/mail-link'
import { briefTexts, countTexts, filmTexts } from './film-sum'

type Films = readonly FilmUrl[]
type Lines = readonly CartLine[]

/** The list as the lines of a text, below the names of what they are for. */
export function listTexts(lines: Lines, films: Films, prices: PriceList | null): readonly string[] {
  const products = lines.map(
    ({ name, price, quantity }) => `- ${listLine.product(quantity, name, formatPrice(price))}`,
  )
  return [...filmTexts(films, prices), ...belowCards(products)]
}

const belowCards = (products: readonly string[]) =>
  products.length > 0 ? [`${filmGroups.inMessage.cards}:`, ...products] : []

/** The link that opens the list; `null` if it would be too long to be read. */
export function listLink(lines: Lines, films: Films): string | null {
  const { origin, href } = window.location
  // A film that cannot be read makes the whole list damaged.
  const readable = films.filter((film) => readLine(film) !== null)
  const fragment = writeSharedQuote({ lines, films: readable, units: unitsStore.get() }, href)
  return fragment && origin + pathOf('/contact') + fragment
}

/** The lines of a cart and the films of a quote. */
export type OwnList = { lines: readonly CartLine[]; films: readonly FilmUrl[] }

type OpenedList = { list: OwnList; units: Units | undefined } | { problem: string }

/** The list of a link, which holds only tools and their queries: the words are made here, so that a sender cannot inject any. */
export function openList(fragment: string): OpenedList {
  const reading = readSharedQuote(fragment, window.location.href)
  if ('problem' in reading) return { problem: listProblems[reading.problem] }
  const { lines, films, units } = reading.quote
  const read = films.map(readLine).filter((line) => line !== null)
  if (read.length < films.length) return { problem: listProblems.damaged }
  return { list: { lines: withLines([], lines), films: [...new Set(read.map(lineUrl))] }, units }
}

/**
 * The list wherever it is sent: the link that opens it, then its lines. The shorter texts have no descriptions, and then only
 * how many films there are for each vehicle.
 */
export function composeList(
  list: OwnList,
  prices: PriceList | null,
  coupon?: QuoteCoupon | null,
  /** The line above the list. */
  request = texts.request,
): SentList {
  const { lines, films } = list
  const link = listLink(lines, films)
  const more = coupon ? [listLine.coupon(coupon.code, coupon.desc)] : []
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const full = [...listTexts(lines, films, prices), ...more]
  const brief = [
    ...briefTexts(films),
    ...belowCards(lines.map(({ name, quantity }) => `- ${quantity} × ${name}`)),
    ...more,
  ]
  const counts = [
    ...countTexts(films),
    ...(count > 0 ? [`${filmGroups.inMessage.cards}: ${count}`] : []),
    ...more,
  ]
  const lists = [full, brief, counts].map((each) =>
    [link, [request, ...each].join('\n')].filter(Boolean).join('\n\n'),
  )
  // Without the link only the whole list says everything.
  return { link, lines: full, lists: link ? lists : lists.slice(0, 1) }
}

/** The whole text, which is copied. */
export const listMessage = (lines: Lines, films: Films, prices: PriceList | null): string =>
  composeList({ lines, films }, prices).lists[0] ?? ''

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

/** The link with the visitor's list as its message; `null` if not even the link to the list fits into it. */
export function channelLink({ href, dataset }: HTMLAnchorElement, prices: PriceList | null): string | null {
  const own = ownList()
  const { request } = dataset
  // A visit is for films alone.
  if (request && own.films.length === 0) return href
  const { lists } = request
    ? composeList({ ...own, lines: [] }, prices, null, request)
    : composeList(own, prices, couponStore.get())
  return dataset.channel === 'email'
    ? mailLink(site.email, { subject: texts.subject, lists, written: '' }).href
    : chatLink(href, lists)
}

/** The name of the dialog for a list that has no room in a link. */
export const tooLongName = shareButton.name

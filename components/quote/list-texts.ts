import type { CartLine } from '@/lib/cart/cart'
import { formatPrice } from '@/lib/config/price'
import { pathOf } from '@/lib/config/site-url'
import { listLine } from '@/lib/content/quote/list'
import { listMessage as texts } from '@/lib/content/quote/share'
import { lineText } from '@/lib/films/describe-line'
import { readLine } from '@/lib/films/film-line'
import { unitsStore } from '@/lib/films/units-store'
import type { FilmUrl } from '@/lib/quote/film-url'
import { writeSharedQuote } from '@/lib/quote/shared-quote'
import { pricedTexts } from './film-prices'

/** Longer links are cut by messaging apps and make codes that no camera reads. */
const MAX_LINK = 2000

type Films = readonly FilmUrl[]
type Lines = readonly CartLine[]

/** The list as text, one entry for each film and product. */
export function listTexts(lines: Lines, films: Films): readonly string[] {
  const products = lines.map(({ name, price, quantity }) =>
    listLine.product(quantity, name, formatPrice(price)),
  )
  const texts = process.env.WORKSHOP_PRICES ? pricedTexts(films) : films.map((film) => lineText(film))
  return [...texts.filter((text) => text !== null), ...products]
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
export function listMessage(lines: Lines, films: Films): string {
  const list = listTexts(lines, films).map((line) => `- ${line}`)
  return [texts.request, ...list, listLink(lines, films)].filter(Boolean).join('\n')
}

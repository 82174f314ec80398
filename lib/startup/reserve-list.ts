import { parseJson } from '@/lib/parsing/record'
import { readItem } from '@/lib/storage/items'

/**
 * Keeps the place of the list on /contact until its code has loaded, so that the form below does not move. The style sheet
 * makes a height of the numbers (components/quote/contact-quote.module.scss). Runs before the first paint.
 */
export function reserveList() {
  const stored = parseJson(readItem('tersa.quote'))
  const films = Array.isArray(stored) ? stored.map(String) : []
  const things = new Set(films.map((film) => film.match(/\b(vehicle|loa|name)=[^&]*/g)?.join()))
  const cards = /{/.test(readItem('tersa.cart') ?? '') ? 1 : 0
  if (films.length + cards === 0) return
  const { dataset, style } = document.documentElement
  dataset.list = ''
  style.setProperty('--lines', String(films.length))
  style.setProperty('--things', String(things.size))
  style.setProperty('--cards', String(cards))
}

export function releaseList() {
  delete document.documentElement.dataset.list
}

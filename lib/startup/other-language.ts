import { SITE_PATH } from '@/lib/config/asset'
import { readItem, writeItem } from '@/lib/storage/local-items'

/** The other language of the site, and its path. */
const OTHER = process.env.OTHER_LANGUAGE ?? ''
const OTHER_SITE = process.env.OTHER_SITE ?? ''
/** Set once a visitor has closed the offer, or has left the language that the browser prefers. */
const CLOSED = 'tersa.language'
const OFFERS = 'data-offers-language'

/** Offers the other language to visitors whose browser prefers it, before the first paint, so that nothing moves. */
export function offerLanguage() {
  if (preferredLanguage() === OTHER && !readItem(CLOSED)) document.documentElement.setAttribute(OFFERS, '')
  for (const type of ['click', 'auxclick', 'contextmenu']) window.addEventListener(type, leadToThisPage, true)
}

const preferredLanguage = () =>
  navigator.languages
    .map((language) => language.slice(0, 2))
    .find((language) => language === OTHER || language === document.documentElement.lang)

/** The page, its query and its fragment may have changed since the page was loaded. */
function leadToThisPage({ target, type }: Event) {
  if (!(target instanceof Element)) return
  const link = target.closest('a[hreflang]')
  const { pathname, search, hash } = window.location
  const page = pathname.slice(SITE_PATH.length)
  if (link) link.setAttribute('href', (OTHER_SITE + (page === '/' ? '' : page) || '/') + search + hash)
  const isClosed = target.closest('[data-closes]')
  if (isClosed || (link && type === 'click' && preferredLanguage() === document.documentElement.lang))
    writeItem(CLOSED, '1')
  if (!isClosed) return
  document.documentElement.removeAttribute(OFFERS)
  document.getElementById('main')?.focus()
}

import { BASE_PATH, SITE_PATH } from '@/lib/config/asset'
import { languagePath } from '@/lib/content/facts/languages'
import { readItem, writeItem } from '@/lib/storage/items'

/** The languages of the site. */
const LANGUAGES = process.env.SITE_LANGUAGES ?? ''
/** Set once a visitor has closed the offer, or has left the language that the browser prefers. */
const CLOSED = 'tersa.language'
const OFFERS = 'data-offers-language'

/** Offers the page in the language that the browser prefers, before the first paint, so that nothing moves. */
export function offerLanguage() {
  const preferred = preferredLanguage()
  if (preferred && preferred !== document.documentElement.lang && !readItem(CLOSED))
    document.documentElement.setAttribute(OFFERS, preferred)
  for (const type of ['click', 'auxclick', 'contextmenu']) window.addEventListener(type, leadToThisPage, true)
}

const preferredLanguage = () =>
  navigator.languages
    .map((language) => language.slice(0, 2))
    .find((language) => LANGUAGES.split(',').includes(language))

/** The page, its query and its fragment may have changed since the page was loaded. */
function leadToThisPage({ target, type }: Event) {
  if (!(target instanceof Element)) return
  const link = target.closest<HTMLAnchorElement>('a[hreflang]')
  const { pathname, search, hash } = window.location
  const page = pathname.slice(SITE_PATH.length)
  if (link) {
    const site = BASE_PATH + languagePath(link.hreflang)
    link.setAttribute('href', (site + (page === '/' ? '' : page) || '/') + search + hash)
  }
  const isClosed = target.closest('[data-closes]')
  if (isClosed || (link && type === 'click' && preferredLanguage() === document.documentElement.lang))
    writeItem(CLOSED, '1')
  if (!isClosed) return
  document.documentElement.removeAttribute(OFFERS)
  document.getElementById('main')?.focus()
}

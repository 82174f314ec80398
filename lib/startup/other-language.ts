import { readItem, writeItem } from '@/lib/storage/items'

/** Set once a visitor has closed the offer, or has left the language that the browser prefers. */
const CLOSED = 'tersa.language'
const OFFERS = 'data-offers-language'

/** The one of the site's languages, such as `en,es`, that the browser prefers most. */
export const preferredLanguage = (languages: string) =>
  navigator.languages.map((language) => language.slice(0, 2)).find((each) => languages.includes(each))

/** Offers the page in the language that the browser prefers, before the first paint, so that nothing moves. */
export function offerLanguage(languages: string) {
  const preferred = preferredLanguage(languages)
  if (preferred && !document.documentElement.lang.startsWith(preferred) && !readItem(CLOSED))
    document.documentElement.setAttribute(OFFERS, preferred)
}

/** Keeps the query and the fragment in a link to the other language that is pressed before React updates it. */
export function keepQueryInLanguageLinks() {
  for (const press of ['click', 'auxclick', 'contextmenu'])
    addEventListener(press, ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
      if (!link || !window.tersaEarly) return
      link.search = location.search
      link.hash = location.hash
    })
}

export function stopOffering() {
  writeItem(CLOSED, '1')
}

export function closeOffer() {
  stopOffering()
  document.documentElement.removeAttribute(OFFERS)
  document.getElementById('main')?.focus()
}

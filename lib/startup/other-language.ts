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

export function stopOffering() {
  writeItem(CLOSED, '1')
}

export function closeOffer() {
  stopOffering()
  document.documentElement.removeAttribute(OFFERS)
  document.getElementById('main')?.focus()
}

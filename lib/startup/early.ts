// The one inline script that runs before everything else on an exported page.
import { UNITS_KEY, unitsOfLanguage } from '@/lib/config/units'
import { readItem } from '@/lib/storage/items'
import { recordEarlyEvents } from './early-events'
import { offerLanguage } from './other-language'
import { allowOwnScripts } from './own-scripts'
import { removeDoubleSlash, restorePage, retryMissingScripts } from './recovery'
import { reserveList } from './reserve-list'

removeDoubleSlash(location)
allowOwnScripts()
recordEarlyEvents()
restorePage()
retryMissingScripts()
if (process.env.PAGE === 'login') markLiveSession()
if (process.env.PAGE === 'films') chooseUnits()
if (process.env.PAGE === 'contact') reserveList()
if (process.env.SITE_LANGUAGES) offerLanguage(process.env.SITE_LANGUAGES)

/** Marks the document before its first paint, so that /login can hide its form while it redirects. */
function markLiveSession() {
  if (readItem('token') && Number(readItem('expiresAt')) > Date.now())
    document.documentElement.dataset.session = 'live'
}

/** Names the visitor's units before the first paint; the style sheet shows the figures in them. */
function chooseUnits() {
  // A damaged value shows metric figures until the tool reads it.
  document.documentElement.dataset.units = readItem(UNITS_KEY) ?? unitsOfLanguage(navigator.language)
}

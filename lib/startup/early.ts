// The one inline script that runs before everything else on an exported page.
import { UNITS_ATTRIBUTE, UNITS_KEY, unitsOfLanguage } from '@/lib/config/units'
import { readItem } from '@/lib/storage/items'
import { recordEarlyEvents } from './early-events'
import { offerLanguage } from './other-language'
import { allowOwnScripts } from './own-scripts'
import { registerWorkerWhenIdle } from './register-worker'
import { rememberPress } from './reload-after-deploy'
import { removeDoubleSlash } from './remove-double-slash'
import { restorePage } from './restore-page'
import { retryScripts } from './retry-scripts'

removeDoubleSlash(window.location)
allowOwnScripts()
restorePage()
markLiveSession()
if (process.env.CHOOSES_UNITS) chooseUnits()
recordEarlyEvents()
rememberPress()
retryScripts()
if (process.env.SITE_LANGUAGES) offerLanguage()
if (process.env.REGISTERS_WORKER) registerWorkerWhenIdle()

/** Marks the document before its first paint, so that /login can hide its form while it redirects. */
function markLiveSession() {
  if (readItem('token') && Number(readItem('expiresAt')) > Date.now())
    document.documentElement.dataset.session = 'live'
}

/** Names the visitor's units before the first paint; the style sheet shows the figures in them. */
function chooseUnits() {
  // A damaged value shows metric figures until the tool reads it.
  const units = readItem(UNITS_KEY) ?? unitsOfLanguage(navigator.language)
  document.documentElement.setAttribute(UNITS_ATTRIBUTE, units)
}

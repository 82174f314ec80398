// The one inline script that runs before everything else on an exported page.

import { readItem } from '@/lib/storage/local-items'
import { recordEarlyEvents } from './early-events'
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
recordEarlyEvents()
rememberPress()
retryScripts()
if (process.env.REGISTERS_WORKER) registerWorkerWhenIdle()

/** Marks the document before its first paint, so that /login can hide its form while it redirects. */
function markLiveSession() {
  if (readItem('token') && Number(readItem('expiresAt')) > Date.now())
    document.documentElement.dataset.session = 'live'
}

// The one inline script that runs before everything else on an exported page.

import { allowOwnScripts } from './allow-own-scripts'
import { recordEarlyEvents } from './early-events'
import { markLiveSession } from './mark-live-session'
import { registerWorkerWhenIdle } from './register-worker'
import { rememberPress } from './reload-after-deploy'
import { removeDoubleSlash } from './remove-double-slash'
import { restorePage } from './restore-page'
import { retryScripts } from './retry-scripts'

removeDoubleSlash(window.location)
allowOwnScripts()
restorePage()
markLiveSession(Date.now())
recordEarlyEvents()
rememberPress()
retryScripts()
if (process.env.REGISTERS_WORKER) registerWorkerWhenIdle()

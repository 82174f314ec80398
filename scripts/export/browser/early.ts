// The one inline script that runs before everything else on an exported page.
import { recordEarlyEvents } from '@/lib/browser/early-events'
import { markLiveSession } from '@/lib/session/mark-live-session'
import { allowOwnScripts } from './allow-own-scripts'
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

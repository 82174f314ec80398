import { exemptKey } from '@/lib/storage/item-key'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import { clearSession } from './session-store'

const logOutStore = createStoredValue(
  jsonCodec(exemptKey('tersa.logged-out'), (json) => (typeof json === 'number' ? json : 0)),
)

/** The time of the last log-out in any tab. Cleared items alone could also be those of an expired session. */
export const lastLogOut = logOutStore.get

export function endSession(now: number) {
  logOutStore.set(now)
  clearSession()
}

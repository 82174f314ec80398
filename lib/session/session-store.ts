import { parseJson } from '@/lib/parsing/record'
import { createStoredValue } from '@/lib/storage/stored-value'
import { type Session, sessionItems, toSession } from './session'

// The token is written last: other tabs see the three writes one by one, and without the token there is no session.
export const sessionStore = createStoredValue<Session | null>({
  keys: ['user', 'expiresAt', 'token'],
  decode: ([user, expiresAt, token]) => toSession(parseJson(user), expiresAt ?? null, token ?? null),
  encode: (session) => {
    if (!session) return [null, null, null]
    const { user, expiresAt, token } = sessionItems(session)
    return [user, expiresAt, token]
  },
})

/** Removes the three session items, and no others. */
export function clearSession() {
  sessionStore.set(null)
}

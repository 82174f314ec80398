import { parseJson } from '@/lib/storage/json-codec'
import { createStoredValue } from '@/lib/storage/stored-value'
import { type Session, toSession } from './session'

// Token last: other tabs see the three writes one by one, and a session without
// its token is no session.
export const sessionStore = createStoredValue<Session | null>({
  keys: ['user', 'expiresAt', 'token'],
  decode: ([user, expiresAt, token]) => toSession(parseJson(user), expiresAt ?? null, token ?? null),
  encode: (session) =>
    session ? [JSON.stringify(session.user), String(session.expiresAt), session.token] : [null, null, null],
})

import { fieldOf, parseJson } from '@/lib/parsing/record'
import { LOGGED_OUT_KEY, writeVisitItem } from '@/lib/storage/items'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'

export type Role = 'admin' | 'user'
export type Session = { token: string; user: { email: string; role: Role }; expiresAt: number }

const DEFAULT_SECONDS = 10

/** Ten seconds, as specified, unless the shop configures another lifetime. */
export const SESSION_LIFETIME_MS = 1000 * Number(process.env.NEXT_PUBLIC_SESSION_SECONDS || DEFAULT_SECONDS)

/** The session, or `null` when there is none or it has expired, as it does at exactly `expiresAt`. */
export function liveSession(session: Session | null, now: number): Session | null {
  return session && now < session.expiresAt ? session : null
}

/** The session as the three stored items; `toSession` reads them back. */
export function sessionItems({ token, user, expiresAt }: Session) {
  return { token, user: JSON.stringify(user), expiresAt: String(expiresAt) }
}

/** Parses stored items into a complete session, or `null`. */
export function toSession(user: unknown, expiresAt: string | null, token: string | null): Session | null {
  const email = fieldOf(user, 'email')
  const role = fieldOf(user, 'role')
  const expiry = /^\s*\d+(\.\d+)?\s*$/.test(expiresAt ?? '') ? Number(expiresAt) : Number.NaN
  const isToken = token !== null && !['', 'undefined', 'null'].includes(token.trim())
  const isOwner = typeof email === 'string' && email !== '' && (role === 'admin' || role === 'user')
  return isToken && isOwner && Number.isFinite(expiry)
    ? { token, user: { email, role }, expiresAt: expiry }
    : null
}

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

const logOutStore = createStoredValue(
  jsonCodec(LOGGED_OUT_KEY, (json) => (typeof json === 'number' ? json : 0)),
)

/** The time of the last log-out in any tab. Cleared items alone could also be those of an expired session. */
export const lastLogOut = logOutStore.get

export function endSession(now: number) {
  logOutStore.set(now)
  clearSession()
}

export const RETURN_KEY = 'tersa.return-to'

/** Remembers an account page that asked for a sign-in: a deep link, or a page whose session has ended. */
export const rememberReturn = (route: string) => writeVisitItem(RETURN_KEY, route)

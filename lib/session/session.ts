import { fieldOf } from '@/lib/parsing/record'

export type Role = 'admin' | 'user'
export type Session = { token: string; user: { email: string; role: Role }; expiresAt: number }

const DEFAULT_SECONDS = 10

/** Ten seconds, as specified, unless the shop configures another lifetime. */
export const SESSION_LIFETIME_MS = 1000 * Number(process.env.NEXT_PUBLIC_SESSION_SECONDS || DEFAULT_SECONDS)

/** Inclusive: expired at exactly `expiresAt`. */
export function isExpired({ expiresAt }: Session, now: number): boolean {
  return now >= expiresAt
}

/** The session, or `null` when there is none or it has expired. */
export function liveSession(session: Session | null, now: number): Session | null {
  return session && !isExpired(session, now) ? session : null
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

import { type Role, sessionItems } from '@/lib/session/session'

/** For Playwright's `storageState`: the items in localStorage before a page opens. */
export function storageState(origin: string, items: Readonly<Record<string, string>>) {
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin, localStorage }] }
}

/** A session that lasts an hour, without which guarded pages redirect to /login. */
export function sessionFor(role: Role) {
  const user = { email: `${role}@tersa.example`, role }
  return sessionItems({ user, expiresAt: Date.now() + 3_600_000, token: 'from-a-test' })
}

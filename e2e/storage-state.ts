import { type Role, sessionItems } from '@/lib/session/session'

/** For Playwright's `storageState`: the items in localStorage before a page opens. */
export function storageState(origin: string, items: Readonly<Record<string, string>>) {
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin, localStorage }] }
}

/** A session that lasts an hour, without which guarded pages redirect to /login. */
export const sessionFor = (role: Role) =>
  sessionItems({
    user: { email: `${role}@tersa.example`, role },
    expiresAt: Date.now() + 3_600_000,
    token: 'from-a-test',
  })

import { sessionItems } from '@/lib/session/session'

/** For Playwright's `storageState`: the items in localStorage before a page opens. */
export function storageState(origin: string, items: Readonly<Record<string, string>>) {
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin, localStorage }] }
}

/** A user's session that lasts an hour, without which the account pages redirect to /login. */
export const userSession = () =>
  sessionItems({
    user: { email: 'user@tersa.example', role: 'user' },
    expiresAt: Date.now() + 3_600_000,
    token: 'a-session',
  })

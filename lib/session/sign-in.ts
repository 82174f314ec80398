import { newId } from '@/lib/browser/browser'
import { accounts as byDefault } from '@/lib/config/accounts'
import { type AccountRoute, accountSections } from '@/lib/content/account'
import { consumeVisitItem } from '@/lib/storage/items'
import { RETURN_KEY, type Role, SESSION_LIFETIME_MS, type Session, sessionStore } from './session'

// Not secret: they are checked in the browser, so anyone can read them in the page's script.
const accounts: { role: Role; email: string; password: string }[] = [
  {
    role: 'admin',
    email: process.env.NEXT_PUBLIC_ADMIN_EMAIL || byDefault.admin.email,
    password: process.env.NEXT_PUBLIC_ADMIN_PASSWORD || byDefault.admin.password,
  },
  {
    role: 'user',
    email: process.env.NEXT_PUBLIC_USER_EMAIL || byDefault.user.email,
    password: process.env.NEXT_PUBLIC_USER_PASSWORD || byDefault.user.password,
  },
]

/** Compares emails regardless of case, and passwords exactly. */
export function signIn(email: string, password: string, now: number): Session | null {
  const wanted = email.trim().toLowerCase()
  const account = accounts.find((each) => each.email.toLowerCase() === wanted && each.password === password)
  if (!account) return null
  const session = {
    token: newId(),
    user: { email: account.email, role: account.role },
    expiresAt: now + SESSION_LIFETIME_MS,
  }
  sessionStore.set(session)
  return session
}

/** Where each role goes after signing in. */
export const homeOf: Record<Role, '/admin' | '/user'> = { admin: '/admin', user: '/user' }

/** Where a visitor goes after signing in: back to the remembered account page, or to the home page of the role. */
export function consumeReturn(role: Role): AccountRoute | (typeof homeOf)[Role] {
  const route = consumeVisitItem(RETURN_KEY)
  const section = role === 'user' && accountSections.find(({ href }) => href === route)
  return section ? section.href : homeOf[role]
}

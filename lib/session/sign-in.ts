import { newId } from '@/lib/browser/new-id'
import { accounts as byDefault } from '@/lib/config/accounts'
import { type Role, SESSION_LIFETIME_MS, type Session } from './session'
import { sessionStore } from './session-store'

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

import { type AccountRoute, accountSections } from '@/lib/content/account/sections'
import { consumeVisitItem, writeVisitItem } from '@/lib/storage/visit-items'
import type { Role } from './session'
import { sessionStore } from './session-store'

/** Where each role goes after signing in. */
export const homeOf: Record<Role, '/admin' | '/user'> = { admin: '/admin', user: '/user' }

const KEY = 'tersa.return-to'

/** Remembers a page that closes because the visitor's session has ended. */
export function rememberReturn(route: string, allowed: Role) {
  // After a log-out, and for a visitor who was not signed in, there is no session.
  if (sessionStore.get()?.user.role === allowed) writeVisitItem(KEY, route)
}

/** Where a visitor goes after signing in: back to the remembered account page, or to the home page of the role. */
export function consumeReturn(role: Role): AccountRoute | (typeof homeOf)[Role] {
  const route = consumeVisitItem(KEY)
  const section = role === 'user' && accountSections.find(({ href }) => href === route)
  return section ? section.href : homeOf[role]
}

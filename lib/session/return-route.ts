import { type AccountRoute, accountSections } from '@/lib/content/account-sections'
import { consumeVisitItem, keepVisitItem } from '@/lib/storage/visit-items'
import { homeOf } from './home-of'
import type { Role } from './session'
import { sessionStore } from './session-store'

const KEY = 'tersa.return-to'

/** Remembers a page that is closed because the session of a visitor who may see it has ended. */
export function rememberReturn(route: string, allowed: Role) {
  // After a log-out, and for a visitor who was not signed in, there is no session.
  if (sessionStore.get()?.user.role === allowed) keepVisitItem(KEY, route)
}

/** Where a visitor goes after signing in: by role, or back to that page of the role's area. */
export function consumeReturn(role: Role): AccountRoute | (typeof homeOf)[Role] {
  const kept = consumeVisitItem(KEY)
  const section = role === 'user' && accountSections.find(({ href }) => href === kept)
  return section ? section.href : homeOf[role]
}

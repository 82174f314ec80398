// Lighthouse opens its pages in the browser's default profile with its local storage, so the session is stored there.
import { chromium } from '@playwright/test'
import type { Role } from '@/lib/session/session'
import { sessionFor } from '../browser/storage-state'

/** The role that a route needs, if it needs one. */
export function roleFor(route: string): Role | undefined {
  if (/^\/admin\b/.test(route)) return 'admin'
  return /^\/user\b/.test(route) ? 'user' : undefined
}

export async function storeSession(debuggingPort: number, origin: string, role: Role): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`)
  const [profile] = browser.contexts()
  if (!profile) throw new Error('The browser has no profile to sign in to.')
  const page = await profile.newPage()
  await page.goto(`${origin}/about`)
  await page.evaluate(
    // biome-ignore lint/style/noRestrictedGlobals: this prepares a visitor's browser and is not part of the site
    (session) => Object.assign(localStorage, session),
    sessionFor(role),
  )
  await page.close()
  await browser.close()
}

// Lighthouse opens its pages in the browser's own profile, and leaves its local storage alone: who is to be signed in
// is signed in there.
import { chromium } from '@playwright/test'

/** The role that a route is for, if it is for one. */
export const roleFor = (route) => /^\/(admin|user)\b/.exec(route)?.[1]

export async function signIn(debuggingPort, origin, role) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`)
  const page = await browser.contexts()[0].newPage()
  await page.goto(`${origin}/about`)
  // biome-ignore lint/style/noRestrictedGlobals: here a visitor's browser is prepared, not the site run
  await page.evaluate((session) => Object.assign(localStorage, session), {
    user: JSON.stringify({ email: `${role}@tersa.example`, role }),
    expiresAt: String(Date.now() + 3_600_000),
    token: 'from-the-bench',
  })
  await page.close()
  await browser.close()
}

import { chromium } from '@playwright/test'
import type { Role } from '@/lib/session/session'
import { sessionFor } from '../browser/storage-state'
import { type Audit, audit, measureSlowed, type Speed } from './lighthouse'
import { type Measured, SPEED_ROUTES } from './promises'
import { medianOf } from './report'

const VISITS = 3

type Visits = { audits: Audit[]; slowed: Speed[]; plain: Speed[] }
type Sites = { site: string; plain: string; baseline: string; port: number }

/** Visits all pages in turn, several times, so that a busy moment of the machine affects all of them. */
export async function measureSpeed(
  sites: Sites,
  routes: string[],
  isListed: (route: string) => boolean,
): Promise<Measured[]> {
  const compared = routes.filter((route) => SPEED_ROUTES.includes(route))
  const { baseline, pages } = await compare(sites, compared)
  const measured: Measured[] = []
  for (const route of routes) {
    const page = pages.get(route)
    measured.push({
      route,
      isListed: isListed(route),
      baseline,
      audit: medianAudit(page?.audits ?? (await auditsSignedIn(sites, route))),
      ...(page && { slowed: { site: medianSpeed(page.slowed), plain: medianSpeed(page.plain) } }),
    })
  }
  return measured
}

async function compare({ site, plain, baseline, port }: Sites, routes: string[]) {
  const bare = noVisits()
  const pages = new Map(routes.map((route) => [route, noVisits()]))
  for (let visit = 0; pages.size > 0 && visit < VISITS; visit++) {
    bare.audits.push(await audit(`${baseline}/`, port))
    bare.slowed.push(await measureSlowed(`${baseline}/`, port))
    for (const [route, page] of pages) {
      page.audits.push(await audit(site + route, port))
      page.slowed.push(await measureSlowed(site + route, port))
      page.plain.push(await measureSlowed(plain + route, port))
    }
  }
  const isMeasured = pages.size > 0
  return {
    pages,
    baseline: {
      performance: isMeasured ? medianAudit(bare.audits).performance : 0,
      tbt: isMeasured ? medianSpeed(bare.slowed).tbt : 0,
    },
  }
}

const noVisits = (): Visits => ({ audits: [], slowed: [], plain: [] })

async function auditsSignedIn({ site, port }: Sites, route: string): Promise<Audit[]> {
  const role = roleFor(route)
  if (role) await storeSession(port, site, role)
  const audits: Audit[] = []
  for (let visit = 0; visit < VISITS; visit++) audits.push(await audit(site + route, port))
  return audits
}

/** The role that a route needs, if it needs one. */
function roleFor(route: string): Role | undefined {
  if (/^\/admin\b/.test(route)) return 'admin'
  return /^\/user\b/.test(route) ? 'user' : undefined
}

/** Lighthouse opens its pages in the browser's default profile with its local storage, so the session is stored there. */
async function storeSession(debuggingPort: number, origin: string, role: Role): Promise<void> {
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

function medianSpeed(visits: Speed[]): Speed {
  const median = (name: keyof Speed) => medianOf(visits.map((visit) => visit[name]))
  return { lcp: median('lcp'), tbt: median('tbt'), cls: median('cls') }
}

function medianAudit(visits: Audit[]): Audit {
  const median = (name: Exclude<keyof Audit, 'failed'>) => medianOf(visits.map((visit) => visit[name]))
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    practices: median('practices'),
    seo: median('seo'),
    cls: median('cls'),
    failed: [...new Set(visits.flatMap(({ failed }) => failed))],
  }
}

import type { Browser, Request } from '@playwright/test'
import { sessionFor, storageState } from '../browser/storage-state'
import { whileServed } from '../exports/listen'
import { createStaticServer } from '../exports/static-server'
import { sentBytes } from './sent-bytes'

/** Bytes as a host with brotli sends them. */
export type Visit = {
  html: number
  css: number
  js: number
  fonts: number
  images: number
  imagesBeforeVideo: number
  fontFiles: number
  requests: number
  problems: string[]
}

type Kind = 'html' | 'css' | 'js' | 'fonts' | 'images'

const KINDS = new Map<string, Kind>([
  ['document', 'html'],
  ['stylesheet', 'css'],
  ['script', 'js'],
  ['font', 'fonts'],
  ['image', 'images'],
])

/** Measures what a first visit on a phone loads. */
export function firstVisit(browser: Browser, folder: string, route: string): Promise<Visit> {
  return whileServed(createStaticServer(folder), (origin) => visitOn(origin, browser, route))
}

async function visitOn(origin: string, browser: Browser, route: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    // The worker's own downloads begin after the visit.
    serviceWorkers: 'block',
    ...(route.startsWith('/user') && { storageState: storageState(origin, sessionFor('user')) }),
  })
  try {
    const page = await context.newPage()
    // In the order of the requests, whichever response arrives first.
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await page.goto(origin + route, { waitUntil: 'networkidle' })
    const shift = await page.evaluate(layoutShift)
    const visit = await weigh(requests, origin)
    if (shift > 0.001) visit.problems.push(`the layout shifts by ${shift}`)
    return visit
  } finally {
    await context.close()
  }
}

/** Runs in the page: how far it has shifted since it was opened. Only Chromium measures this. */
export function layoutShift(): number {
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  return observer.takeRecords().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)
}

async function weigh(requests: Request[], origin: string): Promise<Visit> {
  const bytes = { html: 0, css: 0, js: 0, fonts: 0, images: 0 }
  const visit = { imagesBeforeVideo: 0, fontFiles: 0, requests: requests.length }
  const problems: string[] = []
  const types = requests.map((request) => request.resourceType())
  const urls = requests.map((request) => request.url())
  const firstVideo = types.includes('media') ? types.indexOf('media') : types.length

  for (const [i, request] of requests.entries()) {
    // A frame gets the styles and fonts that it shares with the page from the memory cache.
    if (urls.indexOf(request.url()) < i) continue
    const { pathname, origin: from } = new URL(request.url())
    const response = await request.response()
    if (!response) {
      problems.push(`${pathname} gets no response`)
      continue
    }
    const kind = KINDS.get(request.resourceType())
    const size = kind ? sentBytes(pathname, await response.body()) : 0
    if (kind) bytes[kind] += size
    if (kind === 'images' && i < firstVideo) visit.imagesBeforeVideo += size
    if (kind === 'fonts') visit.fontFiles += 1
    if (response.status() >= 400) problems.push(`${pathname} responds with ${response.status()}`)
    if (from !== origin) problems.push(`${request.url()} is on another origin`)
    if (pathname.endsWith('.txt')) problems.push(`${pathname} is prefetched before any hover or focus`)
  }
  return { ...bytes, ...visit, problems }
}

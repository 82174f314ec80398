import type { Page } from '@playwright/test'
import { allPages } from '@/lib/config/routes'
import { site } from '@/lib/content/facts/site'
import { filmRoutes, routes, UNKNOWN } from '../../lib/config/routes'
import { layout } from '../../lib/content/en/site'
import { accountSections } from '../../lib/content/es/account'
import { pages as spanishPages } from '../../lib/content/es/pages'
import { notFound, layout as spanishLayout } from '../../lib/content/es/site'
import { contrastsOnPictures } from '../contrast'
import { pageIn } from '../export-files'
import { expect, test } from '../fixtures'
import { enlargeText, resize } from '../resize'
import { test as withFacts } from '../workshop/workshop-fixtures'
import { largeTextProblems, layoutProblems } from './layout-problems'

/** The widths at which every page of a language is looked at, the last three in this way alone. */
type Look = Record<'widths' | 'ofLargeText' | 'ofTextOnPictures' | 'ofAxe', readonly number[]>

/** What `npm test` asks of every page. */
const once: Look = { widths: [390], ofLargeText: [320], ofTextOnPictures: [390], ofAxe: [390] }
/** 640 px is the width of 1280 px at 200% zoom. */
const sweep = { widths: [320, 390, 640, 768, 992, 1280], ofLargeText: [320, 992] }

const looks: { language: keyof typeof visits; look: Look; tag: string[] }[] = [
  { language: 'en', look: once, tag: [] },
  { language: 'en', look: { ...sweep, ofTextOnPictures: [320, 1280], ofAxe: [390, 1280] }, tag: ['@sweep'] },
  // The languages share their styles, so the second one needs less.
  { language: 'es', look: { ...sweep, ofTextOnPictures: [], ofAxe: [390] }, tag: ['@sweep'] },
]
/** The most pixels that a closed film page may be high, on a phone and on a laptop. */
const MOST_PX: Record<number, number> = { 390: 6500, 1280: 7000 }
const STUDIO = '/preview'
const NOT_FOUND = 'This page has been peeled off.'
/** WCAG 1.4.3: large text needs less contrast. */
const leastContrast = (px: number) => (px < 24 ? 4.5 : 3)
const NOT_FOUND_RESPONSE = new RegExp(`404.*${UNKNOWN}`)

const skipLinks = { en: layout.skipLink, es: spanishLayout.skipLink }

type Visit = { route: string; title: string; heading: string }

const englishVisits = [...Object.entries(routes), [UNKNOWN, NOT_FOUND] as const].map(
  ([route, heading]): Visit => ({
    route,
    title: allPages.find((page) => page.route === route)?.title ?? 'Page not found',
    heading,
  }),
)

/** The tests import the texts in English, and so do the Spanish pages of the account here. */
const spanishTitles: Record<string, string> = Object.fromEntries(
  accountSections.map(({ href, label }) => [href, label]),
)

const spanishVisits = [...Object.entries(spanishPages), [UNKNOWN, notFound] as const]
  .filter(([route]) => route !== STUDIO)
  .map(([route, page]: readonly [string, { title: string; heading?: string }]): Visit => {
    const title = spanishTitles[route] ?? page.title
    return { route, title, heading: page.heading ?? title }
  })

const visits = { en: englishVisits, es: spanishVisits }

const isFilmPage = (route: string) => filmRoutes.some((each) => each === route)
const isAccountPage = (route: string) => route.startsWith('/user')
/** Flows of several pages each: a page costs half as much in a browser that has opened another one. */
const areas: { name: string; has: (route: string) => boolean }[] = [
  { name: 'film', has: isFilmPage },
  { name: 'account', has: isAccountPage },
  { name: 'other', has: (route) => !isFilmPage(route) && !isAccountPage(route) },
]

for (const { language, look, tag } of looks)
  for (const { name, has } of areas) {
    const pages = visits[language].filter(({ route }) => has(route))
    test(`${name} pages in ${language} have their title, heading and landmarks, fit ${look.widths.join(', ')} px, with large text too, and are accessible; film pages are not too tall`, {
      tag,
    }, async ({ page, open, expectAccessible, expectTrouble, signInAs }) => {
      if (name === 'account') await signInAs('user')
      if (name === 'other') expectTrouble(NOT_FOUND_RESPONSE)
      expect(pages.length).toBeGreaterThan(2)
      for (const { route, title, heading } of pages) {
        const url = language === 'es' ? `/es${route}`.replace(/\/$/, '') : route
        await test.step(url, async () => {
          await page.setViewportSize({ width: 390, height: 844 })
          await page.emulateMedia({ reducedMotion: 'reduce' })
          await open(url)
          // In the font before it, some texts are a line longer.
          await page.evaluate(() => document.fonts.ready)
          expect(new URL(page.url()).pathname).toBe(url)
          await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}-`))
          await expect(page).toHaveTitle(route === '/' ? title : `${title} · ${site.name}`)
          await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1)
          // The studio has its own bar instead of the shop's header and footer.
          const isShop = route !== STUDIO
          await expect(page.getByRole('main')).toHaveCount(1)
          for (const landmark of ['banner', 'contentinfo'] as const)
            await expect(page.getByRole(landmark)).toHaveCount(isShop ? 1 : 0)
          await expect(page.getByRole('link', { name: skipLinks[language] })).toBeAttached()
          for (const width of look.widths)
            await test.step(`${width} px`, async () => {
              await resize(page, width)
              // The layout may change for a moment after a resize.
              await expect.poll(() => layoutProblems(page)).toEqual([])
              const most = isFilmPage(route) && MOST_PX[width]
              if (most) await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(most)
              if (look.ofTextOnPictures.includes(width))
                await expect.poll(() => weakTextsOnPictures(page)).toEqual([])
              if (look.ofAxe.includes(width)) await expectAccessible('main')
            })
          // The studio's tiles keep their size, because marketing works on a wide screen.
          if (!isShop) return
          await enlargeText(page)
          for (const width of look.ofLargeText)
            await test.step(`${width} px, text at 200%`, async () => {
              await resize(page, width)
              await expect.poll(() => largeTextProblems(page)).toEqual([])
            })
        })
      }
    })
  }

/** In Spanish the texts are longer, and a bar offers English. */
const SPANISH_SHARE = 1.06
/** The most pixels that the home page may be high, and a closed film page, which shows more with the shop’s facts. */
const tallest = [
  { name: 'home page', flow: test, paths: [''], most: { 390: 3200, 1280: 2700 }, share: SPANISH_SHARE },
  {
    name: 'home page with the shop’s facts',
    flow: withFacts,
    paths: [''],
    most: { 390: 3600, 1280: 2950 },
    share: SPANISH_SHARE,
  },
  { name: 'film pages with the shop’s facts', flow: withFacts, paths: filmRoutes, most: MOST_PX, share: 1 },
]

for (const { name, flow, paths, most, share } of tallest)
  flow(`too tall in neither language: ${name}`, async ({ page, open }) => {
    const tooTall: string[] = []
    for (const path of paths)
      for (const url of [path || '/', `/es${path}`]) {
        await open(url)
        if (flow === withFacts)
          await expect(
            page
              .getByRole('main')
              .getByText(/\$|USD|[nN]o price|[sS]in precio/)
              .filter({ visible: true })
              .first(),
          ).toBeVisible()
        await page.evaluate(() => document.fonts.ready)
        for (const [width, px] of Object.entries(most)) {
          await resize(page, Number(width))
          const height = await heightOf(page)
          if (height > px * (url.startsWith('/es') ? share : 1)) tooTall.push(`${url} ${width}: ${height}`)
        }
      }
    expect(tooTall).toEqual([])
  })

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** axe leaves texts on pictures undecided. */
const weakTextsOnPictures = async (page: Page) =>
  (await contrastsOnPictures(page))
    .filter(({ px, contrast }) => contrast < leastContrast(px))
    .map(({ name, contrast }) => `“${name}” has a contrast of ${contrast.toFixed(1)} on its picture`)

test('header, footer and their open menus are accessible', async ({ page, open, expectAccessible }) => {
  for (const width of [390, 1280]) {
    await resize(page, width)
    await open('/about')
    // A landmark is the same in every width.
    if (width === 390) await expectAccessible()
    for (const name of ['Menu', 'Legal', 'Products']) {
      const summary = page
        .locator('nav summary')
        .and(page.locator(`[aria-label="${name}"], :text("${name}")`))
      if (await summary.isVisible()) await summary.click()
    }
    await expect(page.getByRole('link', { name: 'Window Film', exact: true })).toBeVisible()
    // An open menu covers a part of the page, whose targets would count as too small.
    await expectAccessible('header, footer')
  }
})

test('a trailing or a double slash redirects, with the query', async ({ page, siteUrl, siteFolder }) => {
  for (const path of ['/shop/?from=mail', '//shop?from=mail', '//shop//?from=mail']) {
    const response = await page.request.get(siteUrl + path)
    expect(response.url()).toBe(`${siteUrl}/shop?from=mail`)
  }
  // A host that serves the page there: the page itself redirects.
  const shop = { contentType: 'text/html', body: pageIn(siteFolder, '/shop') }
  await page.route(`${siteUrl}//shop?from=ad`, (route) => route.fulfill(shop))
  await page.goto(`${siteUrl}//shop?from=ad`)
  await expect(page).toHaveURL('/shop?from=ad')
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
})

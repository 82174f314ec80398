import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type { Role } from '@/lib/session/session'
import { type ExportName, ensureExport, SUB_PATH } from '../scripts/exports'
import { createStaticServer, whileServed } from '../scripts/server'
import { sessionFor, storageState } from './storage-state'
import { recordTroubles } from './troubles'

type Troubles = { expected: RegExp[]; allowed: RegExp[] }

type Fixtures = {
  /** Fails every flow on troubles that it has not declared. */
  troubles: Troubles
  /** Declares a console line, an exception or a failed URL that this flow must cause. */
  expectTrouble: (pattern: RegExp) => void
  /** Declares one that this flow may cause, because not every engine reports it. */
  allowTrouble: (pattern: RegExp) => void
  /** The tool of a film page. */
  tool: Locator
  /** Opens a URL and waits until the page has hydrated. */
  open: (url: string) => Promise<void>
  /** Checks WCAG 2.2 A and AA and axe's best practices, at the top of the page or where it is scrolled to. */
  expectAccessible: (within?: string, at?: 'top' | 'place') => Promise<void>
  /** Stores a session that lasts longer than the flow. */
  signInAs: (role: Role) => Promise<void>
  /** Stores such a session and opens a URL. */
  openAs: (role: Role, url: string) => Promise<void>
  /** Dispatches `cart:add`, as the shop or another script does. */
  emit: (detail: unknown) => Promise<void>
}

/** The folders of the exports; an export that does not exist yet is built when its first flow starts. */
type Exports = Record<'siteFolder' | 'configuredFolder' | 'subPathFolder', string>
type Sites = { siteUrl: string; subPathUrl: string }

const BUILD = { scope: 'worker', timeout: 900_000 } as const

/** Replaces axe’s half megabyte of code on a page that already has it. */
const LOADED = ';'

const hasAxe = async (page: Page) =>
  (await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)))).every(Boolean)

const folderOf = async (name: ExportName, use: (folder: string) => Promise<void>) =>
  use(await ensureExport(name))

/** The page's effects run together; one of them consumes the events that the early script has recorded. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => 'tersaEarly' in window && window.tersaEarly === undefined)

export const test = base.extend<Fixtures, Exports & Sites>({
  // biome-ignore-start lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern, even an empty one
  siteFolder: [({}, use) => folderOf('site', use), BUILD],
  configuredFolder: [({}, use) => folderOf('configured', use), BUILD],
  subPathFolder: [({}, use) => folderOf('sub-path', use), BUILD],
  // biome-ignore-end lint/correctness/noEmptyPattern: the end of the fixtures without dependencies
  siteUrl: [({ siteFolder }, use) => whileServed(createStaticServer(siteFolder), use), { scope: 'worker' }],
  subPathUrl: [
    ({ subPathFolder }, use) => whileServed(createStaticServer(subPathFolder), (url) => use(url + SUB_PATH)),
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),

  troubles: [
    async ({ context, baseURL, javaScriptEnabled }, use) => {
      const troubles: Troubles = { expected: [], allowed: [] }
      const found = await recordTroubles(context, new URL(baseURL ?? '').origin, javaScriptEnabled)
      await use(troubles)
      const declared = [...troubles.expected, ...troubles.allowed]
      expect(found.filter((trouble) => !declared.some((pattern) => pattern.test(trouble)))).toEqual([])
      expect(troubles.expected.filter((pattern) => !found.some((each) => pattern.test(each)))).toEqual([])
    },
    { auto: true },
  ],
  expectTrouble: ({ troubles }, use) => use((pattern) => troubles.expected.push(pattern)),
  allowTrouble: ({ troubles }, use) => use((pattern) => troubles.allowed.push(pattern)),

  tool: ({ page }, use) => use(page.locator('#tool')),

  open: ({ page }, use) =>
    use(async (url) => {
      await page.goto(url)
      await untilHydrated(page)
    }),

  expectAccessible: async ({ page }, use) => {
    await use(async (within, at = 'top') => {
      // Usually at the top, because a target that is half under the sticky bar counts as too small.
      // So does one that the row at the lower edge of a phone covers until the page is scrolled.
      if (at === 'top')
        await page.evaluate(() => {
          window.scrollTo({ top: 0, behavior: 'instant' })
          for (const row of document.querySelectorAll<HTMLElement>('#tool *'))
            if (getComputedStyle(row).position === 'sticky') row.style.position = 'relative'
        })
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
      // Preloading inserts inline copies of the style sheets, which the policy forbids; only an orientation rule needs them.
      const axe = new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: LOADED }) })
        .options({
          preload: false,
          resultTypes: ['violations'],
          // Experimental, so the tags alone leave it out.
          rules: { 'label-content-name-mismatch': { enabled: true } },
        })
        .withTags(tags)
        // Without this axe opens a second page to join the results of several frames.
        .setLegacyMode()
      const { violations } = await (within ? axe.include(within) : axe).analyze()
      const found = violations.map(({ id, nodes }) => [id, ...nodes.map((n) => [n.html, n.failureSummary])])
      expect(found).toEqual([])
    })
  },

  signInAs: ({ context, baseURL }, use) =>
    use((role) => context.setStorageState(storageState(new URL(baseURL ?? '').origin, sessionFor(role)))),

  openAs: ({ open, signInAs }, use) =>
    use(async (role, url) => {
      await signInAs(role)
      await open(url)
    }),

  emit: ({ page }, use) =>
    use((detail) =>
      page.evaluate((d) => void window.dispatchEvent(new CustomEvent('cart:add', { detail: d })), detail),
    ),
})

/** Flows in a browser that runs no scripts. */
export const withoutScripts = test.extend({ javaScriptEnabled: false })

export { expect }

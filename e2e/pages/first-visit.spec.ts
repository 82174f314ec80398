import { statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { routes } from '../../lib/config/routes'
import { expect, test } from '../fixtures'
import { layoutShift } from '../layout-shift'

const IMAGE_BYTES_BEFORE_VIDEO = 60_000

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

test('a phone’s home page loads at most 60 kB of images before a video', async ({ page, siteFolder }) => {
  const media: { path: string; type: string; body: () => Promise<Buffer> }[] = []
  page.on('request', (request) => {
    const type = request.resourceType()
    const body = async () => (await request.response())?.body() ?? Buffer.of()
    if (type === 'image' || type === 'media')
      media.push({ path: new URL(request.url()).pathname, type, body })
  })
  const video = page.waitForRequest((request) => request.resourceType() === 'media')
  await page.goto('/')
  await video
  const firstVideo = media.findIndex(({ type }) => type === 'media')
  const before = media.slice(0, firstVideo)
  expect(before.map(({ path }) => path)).toContain('/carousel/ppf.avif')
  let bytes = 0
  for (const { path, body } of before)
    bytes += path.endsWith('.svg')
      ? brotliCompressSync(await body()).length
      : statSync(join(siteFolder, path)).size
  expect(bytes).toBeLessThanOrEqual(IMAGE_BYTES_BEFORE_VIDEO)
})

// slow-network.spec.ts asserts it for the pages that are readable before their scripts run.
test('nothing moves on a first visit of a page for work', { tag: '@chromium' }, async ({
  page,
  open,
  openAs,
}) => {
  const forWork = Object.keys(routes).filter((each) => /^\/(preview|admin|user)/.test(each))
  expect(forWork.length).toBeGreaterThan(8)
  for (const route of forWork) {
    await openAs('user', route)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(layoutShift), route).toBeLessThan(0.001)
  }
  // Without a session the page leads to /login.
  await page.context().setStorageState({ cookies: [], origins: [] })
  await open('/user/wishlist')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible()
  expect(await page.evaluate(layoutShift)).toBeLessThan(0.001)
})

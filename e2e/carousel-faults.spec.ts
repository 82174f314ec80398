import type { Page } from '@playwright/test'
import { control, expect, expectShown, openMoving, recordVideos, slide, test, videoOf } from './carousel'

test('WebM and MP4 are offered, and where one cannot be played the other is', async ({ page }) => {
  await page.route('**/carousel/*.webm', (route) =>
    route.fulfill({ contentType: 'video/webm', body: 'no video' }),
  )
  await page.goto('/')
  await expect(videoOf(page, 'Protección PPF').locator('source')).toHaveCount(2)
  await expect
    .poll(() => videoOf(page, 'Protección PPF').evaluate((video: HTMLVideoElement) => video.currentSrc))
    .toMatch(/ppf\.mp4$/)
})

test('a missing video leaves the poster', async ({ page, expectTrouble }) => {
  expectTrouble(/404.*\/carousel\/ppf\.(webm|mp4)/)
  await page.route(/carousel\/.*\.(webm|mp4)/, (route) => route.fulfill({ status: 404, body: '' }))
  await openMoving(page)
  await expectNoSource(page)
  await expectPoster(page)
})

test('a video in an unknown format leaves the poster', async ({ page }) => {
  await page.route(/carousel\/.*\.(webm|mp4)/, (route) =>
    route.fulfill({ contentType: 'video/mp4', body: 'no video' }),
  )
  await openMoving(page)
  await expectNoSource(page)
  await expectPoster(page)
})

test('a video that the browser refuses to play leaves the poster, without a console message', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
  await openMoving(page)
  await page.clock.runFor(4000)
  await expectShown(page, 'Window Film')
  await expectPoster(page, 'Window Film')
})

test('with Save-Data no video loads, and the slides still advance', async ({ page }) => {
  const videos = recordVideos(page)
  // Where the engine knows nothing of it as well.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
    }),
  )
  await openMoving(page)
  await page.clock.runFor(4000)
  await expectShown(page, 'Window Film')
  await expectPoster(page, 'Window Film')
  expect(videos).toEqual([])
})

test('with reduced motion no video loads', async ({ page }) => {
  const videos = recordVideos(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(control(page)).toHaveAccessibleName('Play slides')
  expect(videos).toEqual([])
})

async function expectNoSource(page: Page) {
  const state = () =>
    videoOf(page, 'Protección PPF').evaluate((video: HTMLVideoElement) => video.networkState)
  await expect.poll(state).toBe(3)
}

async function expectPoster(page: Page, title = 'Protección PPF') {
  await expect(videoOf(page, title)).toHaveCSS('opacity', '0')
  const isLoaded = () =>
    slide(page, title)
      .locator('img')
      .evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)
  await expect.poll(isLoaded).toBe(true)
}

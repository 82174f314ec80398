import type { Page } from '@playwright/test'
import { inspectBlob } from '@/lib/media/media-file'
import { recordPaths } from '../requests'
import { button, expect, preview, state, test } from './studio'

/** 20 s of 360 × 640 px with sound. */
const SOURCE = 'e2e/studio/upright-video.mp4'
const SLOW = { timeout: 90_000 }

const choose = (page: Page) => page.getByLabel('Files for the video').first().setInputFiles(SOURCE)
const slider = (page: Page, name: string) => page.getByRole('slider', { name })

/** A file that the studio keeps in this browser. */
async function keptFile(page: Page, name: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (key) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('tersa')
      opening.onsuccess = () => resolve(opening.result)
    })
    const blob = await new Promise<Blob>((resolve) => {
      const reading = database.transaction('files').objectStore('files').get(key)
      reading.onsuccess = () => resolve(reading.result)
    })
    database.close()
    return [...new Uint8Array(await new Response(blob).arrayBuffer())]
  }, name)
  return Buffer.from(bytes)
}

/** Long tasks while a video is prepared, and a loop that takes about 50 ms on two quiet cores, for comparison. */
async function watchTasks(page: Page) {
  const timeLoop = () =>
    page.evaluate(() => {
      const began = performance.now()
      let sum = 0
      for (let i = 0; i < 20_000_000; i++) sum = (sum * 31 + i) | 0
      return performance.now() - began + (sum === 0.5 ? 1 : 0)
    })
  const tasks = await page.evaluateHandle(() => {
    const found: number[] = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.push(duration)
    }).observe({ type: 'longtask' })
    return found
  })
  const before = await timeLoop()
  return async () => {
    const loop = Math.max(before, await timeLoop())
    return Math.max(0, ...(await tasks.jsonValue())) / loop
  }
}
/** 200 ms. */
const MOST_LOOPS = 4

// The browsers of Playwright that are not Chromium cannot encode every format.
test('an upright video is cut, framed and, after a first start was canceled, compressed by keyboard, and becomes the slide’s in one step', {
  tag: ['@chromium', '@alone'],
}, async ({ page, studio, expectAccessible }) => {
  await studio.open()
  const sent = recordPaths(page, (_path, request) => request.method() !== 'GET')
  const longestWhileOpening = await watchTasks(page)
  await choose(page)
  await expect(page.getByRole('heading', { name: 'Video', exact: true })).toBeFocused()
  await expect(state(page, '20 s is too long')).toBeVisible()
  await expect(state(page, '360 × 640 px is upright')).toBeVisible()
  expect(await longestWhileOpening()).toBeLessThan(MOST_LOOPS)
  // Takes long itself, so it is in neither of the two measurements.
  await expectAccessible('main')

  const longestWhilePreparing = await watchTasks(page)
  await slider(page, 'Start').press('PageUp')
  await slider(page, 'End').press('PageDown')
  await slider(page, 'End').press('ArrowLeft')
  await expect(state(page, '1.0 to 4.9 of 20.0 s')).toBeVisible()
  await slider(page, 'Frame, from top to bottom').press('End')
  await expect(state(page, '100% down')).toBeVisible()
  await expect(state(page, 'Seconds 1.0 to 4.9, not prepared yet')).toBeVisible()
  const video = preview(page).locator('[data-active="true"] video')
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.duration > 6 && element.currentTime))
    .toBeGreaterThan(1)
  await page.getByLabel('Take the first frame as the poster too').check()
  await button(page, 'Start').press('Enter')
  await button(page, 'Cancel').press('Enter')
  await expect(state(page, /^Stopped at \d+%. Nothing was changed.$/)).toBeVisible()
  await button(page, 'Start again').press('Enter')
  await expect(button(page, 'Use it')).toBeFocused(SLOW)
  expect(await longestWhilePreparing()).toBeLessThan(MOST_LOOPS)
  await expect(state(page, 'Ready: 3.9 s, 352 × 198 px, silent')).toBeVisible()
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)

  await button(page, 'Use it').press('Enter')
  await expect(page.getByRole('heading', { name: 'Video', exact: true })).toBeFocused()
  await expect(state(page, 'upright-video.webm')).toBeVisible()
  await expect(state(page, 'poster and video of slide 1')).toBeVisible()
  for (const [name, sound] of [
    ['upright-video.webm', 'A_OPUS'],
    ['upright-video.mp4', 'soun'],
  ] as const) {
    const bytes = await keptFile(page, name)
    const { size, seconds } = await inspectBlob(new Blob([Uint8Array.from(bytes)]))
    expect(size).toEqual({ width: 352, height: 198 })
    expect(seconds).toBeCloseTo(3.9, 0)
    expect(bytes.length).toBeLessThan(2_000_000)
    expect(bytes.includes(sound)).toBe(false)
  }
  await button(page, 'Undo').click()
  await expect(state(page, 'No changes')).toBeVisible()
  await expect(button(page, 'Change the cut…')).toBeVisible()
  expect(sent).toEqual([])
})

import { readFileSync } from 'node:fs'
import { recordPaths } from '../requests'
import {
  button,
  drop,
  EMPTY_BOX,
  expect,
  field,
  JPEG,
  MP4,
  order,
  preview,
  state,
  test,
  tile,
} from './studio'

test('edits show in the preview and survive a reload together with the files', async ({ page, studio }) => {
  await studio.open()
  const sent = recordPaths(page, (_path, request) => request.method() !== 'GET')
  await field(page, 'Title').fill('Matte')
  await expect(preview(page).getByRole('heading', { name: 'Matte', exact: true })).toBeVisible()
  await drop(page, tile(page, 'Window Film'), MP4, JPEG)
  await expect(state(page, 'my-film.mp4').first()).toBeVisible()
  await expect(state(page, 'title of slide 1, poster and video of slide 2')).toBeVisible()

  await page.reload()
  await expect(state(page, /^Kept in this browser since \w+ \d+ at \d+:\d\d\s[AP]M\.$/)).toBeVisible()
  await tile(page, 'Window Film').click()
  await expect(state(page, 'car.jpg').first()).toBeVisible()
  await expect(preview(page).locator('[data-active="true"] img')).toHaveAttribute('src', /^blob:/)
  expect(sent).toEqual([])
})

test('a draft that was stored with IndexedDB itself opens with its video', async ({ page, studio }) => {
  await studio.open()
  await field(page, 'Title').fill('Matte')
  const film = [...readFileSync('e2e/carousel/files/marine-film.mp4'), ...EMPTY_BOX]
  await page.evaluate(
    async ({ film }) => {
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      await answer(indexedDB.deleteDatabase('tersa'))
      const opening = indexedDB.open('tersa', 1)
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('files')
        opening.result.createObjectStore('handles')
      }
      const database = await answer(opening)
      const files = database.transaction('files', 'readwrite').objectStore('files')
      await answer(files.put(new Blob([Uint8Array.from(film)], { type: 'video/mp4' }), 'dock.mp4'))
      database.close()
      const { slides, ...draft } = JSON.parse(localStorage.getItem('tersa.studio') ?? '')
      const changed = slides.map((slide: object) => ({ ...slide, video: ['dock.mp4'] }))
      const old = { ...draft, slides: changed, chosen: ['dock.mp4'], text: null, isReadable: true }
      localStorage.setItem('tersa.studio', JSON.stringify(old))
    },
    { film },
  )
  await page.reload()
  await expect(field(page, 'Title')).toHaveValue('Matte')
  await expect(state(page, 'dock.mp4').first()).toBeVisible()
  await expect(page.locator('video source[src^="blob:"]').first()).toBeAttached()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('a tile is moved by dragging', async ({ page, studio }) => {
  await studio.open()
  await page.mouse.move(0, 0)
  const [from, to] = [await tile(page, 'Marine').boundingBox(), await tile(page, 'Protección').boundingBox()]
  await page.mouse.move((from?.x ?? 0) + 40, (from?.y ?? 0) + 30)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 30, { steps: 5 })
  await page.mouse.move((to?.x ?? 0) + 10, (to?.y ?? 0) + 30)
  await page.mouse.up()
  await expect.poll(() => order(page)).toEqual(['Marine Film', 'Protección PPF', 'Window Film'])
})

test('a poster is cut to 16:9, or taken from the video', { tag: '@chromium' }, async ({ page, studio }) => {
  await studio.open()
  const picture = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2400, 1800)
    canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())]
  })
  await page
    .getByLabel('A picture for the poster')
    .setInputFiles({ name: 'wide.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(picture) })
  await expect(state(page, /^The poster has to be 16:9. The studio can cut 225 px/)).toBeVisible()
  await button(page, 'Choose the part…').click()
  await expect(state(page, 'The chosen part, not used yet')).toBeVisible()
  await button(page, 'Use this part').click()
  await expect(state(page, '1600 × 900 px, 16:9')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)

  await button(page, 'From the video: choose the poster…').click()
  await expect(state(page, /^Frame at .* s, not used yet$/)).toBeVisible()
  await page.getByRole('slider', { name: 'Frame' }).press('ArrowRight')
  await button(page, 'Use this frame').click()
  await expect(state(page, 'ppf-poster.jpg').first()).toBeVisible()
})

test('another tab shows the draft with its files', async ({ page, studio, context }) => {
  await studio.open()
  const other = await context.newPage()
  await other.goto('/preview')
  await other.getByRole('heading', { name: /^Slide 1/ }).waitFor()
  await drop(page, tile(page, 'Marine Film'), JPEG)
  await expect(state(page, 'car.jpg').first()).toBeVisible()
  await field(page, 'Line').fill('Docks and salt.')
  await tile(other, 'Marine Film').click()
  await expect(field(other, 'Line')).toHaveValue('Docks and salt.')
  await expect(state(other, 'car.jpg').first()).toBeVisible()
})

test('without storage the studio reminds the visitor to save, and the browser asks before it leaves', {
  tag: '@chromium',
}, async ({ page, studio }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await studio.open()
  await field(page, 'Title').fill('Matte')
  await expect(
    state(page, 'This browser cannot keep your draft: save before you close the page.'),
  ).toBeVisible()
  const question = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  expect((await question).type()).toBe('beforeunload')
  await (await question).accept()
})

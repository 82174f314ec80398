import { recordPaths } from '../requests'
import { button, drop, expect, field, JPEG, MP4, preview, state, test, tile, tiles } from './studio'

test('edits and files show in the preview and another tab, and are kept; a tile is dragged', async ({
  page,
  studio,
  context,
}) => {
  await studio.open()
  const sent = recordPaths(page, (_path, request) => request.method() !== 'GET')
  const other = await context.newPage()
  await other.goto('/preview')
  await other.getByRole('heading', { name: /^Slide 1/ }).waitFor()
  await field(page, 'Title').fill('Matte')
  await expect(preview(page).getByRole('heading', { name: 'Matte', exact: true })).toBeVisible()
  await drop(page, tile(page, 'Window Film'), MP4, JPEG)
  await expect(state(page, 'my-video.mp4').first()).toBeVisible()
  await expect(state(page, 'title of slide 1, poster and video of slide 2')).toBeVisible()

  await expect(field(other, 'Title')).toHaveValue('Matte')
  await tile(other, 'Window Film').click()
  await expect(state(other, 'car.jpg').first()).toBeVisible()

  await page.reload()
  await expect(state(page, /^Kept in this browser since \w+ \d+ at \d+:\d\d\s[AP]M\.$/)).toBeVisible()
  await tile(page, 'Window Film').click()
  await expect(state(page, 'car.jpg').first()).toBeVisible()
  await expect(preview(page).locator('[data-active="true"] img')).toHaveAttribute('src', /^blob:/)
  expect(sent).toEqual([])

  await page.mouse.move(0, 0)
  const [from, to] = [await tile(page, 'Marine').boundingBox(), await tile(page, 'Matte').boundingBox()]
  await page.mouse.move((from?.x ?? 0) + 40, (from?.y ?? 0) + 30)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 30, { steps: 5 })
  await page.mouse.move((to?.x ?? 0) + 10, (to?.y ?? 0) + 30)
  await page.mouse.up()
  await expect(tiles(page)).toContainText(['Marine Film', 'Matte', 'Window Film'])
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
  await expect(state(page, /^This frame has only one color/)).toHaveCount(0)

  const black = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
    const context = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' })
    const recorded = new Promise<Blob>((resolve) => {
      recorder.ondataavailable = ({ data }) => resolve(data)
    })
    recorder.start()
    for (let i = 0; i < 10; i++) {
      context?.fillRect(0, 0, canvas.width, canvas.height)
      await new Promise(requestAnimationFrame)
    }
    recorder.stop()
    return [...new Uint8Array(await (await recorded).arrayBuffer())]
  })
  await page
    .getByLabel('Files for the video')
    .setInputFiles({ name: 'black.webm', mimeType: 'video/webm', buffer: Buffer.from(black) })
  await expect(state(page, 'black.webm').first()).toBeVisible()
  await button(page, 'From the video: choose the poster…').click()
  await expect(state(page, /^This frame has only one color/)).toBeVisible()
  await expect(button(page, 'Choose a picture…')).toBeVisible()
})

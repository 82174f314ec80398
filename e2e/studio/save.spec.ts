import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { button, drop, expect, field, JPEG, MP4, state, test, tile } from './studio'

/** The names in a zip's directory, which has the length of each. */
function namesIn(zip: Buffer): string[] {
  const names: string[] = []
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 4))
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)))
  return names
}

test('a zip with the changed files is downloaded', async ({ page, studio, expectAccessible }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'showDirectoryPicker'))
  await studio.open()
  await field(page, 'Title').fill('Matte')
  await drop(page, tile(page, 'Marine Film'), MP4, JPEG)
  await expect(state(page, /poster and video of slide 3/)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await button(page, 'Download changes (.zip)').click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('tersa-carousel.zip')
  const dialog = page.getByRole('dialog', { name: 'Downloaded. Now pass it on' })
  await expect(dialog).toContainText('New: title of slide 1, poster and video of slide 3.')
  await expectAccessible('dialog')

  const zip = readFileSync(await download.path())
  expect(namesIn(zip)).toEqual(['carousel.json', 'car.jpg', 'my-video.mp4'])
  // Its files are stored without compression.
  expect(zip.includes('"title": "Matte"'), 'the title').toBe(true)
  const video = readFileSync(MP4.path)
  const pictures = video.subarray(video.indexOf('mdat') + 4)
  expect(zip.includes(pictures), 'the video').toBe(true)
  expect(
    [video, zip].map((file) => file.includes('Lavf')),
    'a tag',
  ).toEqual([true, false])
  const close = dialog.getByRole('button', { name: 'Close' })
  await close.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(close).toHaveCSS('outline-style', 'solid')
  await page.reload()
  expect(await zipToPassOn(page)).toEqual(['carousel.json', 'car.jpg', 'my-video.mp4'])
})

/** The names in the zip that “Pass on…” offers. */
async function zipToPassOn(page: Page): Promise<string[]> {
  await button(page, 'Pass on…').click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Download (.zip)' }).click()
  return namesIn(readFileSync(await (await downloading).path()))
}

test('Save writes into the chosen folder, remembers it and deletes no file', {
  tag: '@chromium',
}, async ({ page, studio }) => {
  // The origin's private file system replaces the folder, because a flow cannot use the folder picker.
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () => {
        const root = await navigator.storage.getDirectory()
        for (const name of ['carousel.json', 'ppf.jpg', 'ppf-800.jpg']) {
          const file = await root.getFileHandle(name, { create: true })
          const writable = await file.createWritable()
          await writable.write('old')
          await writable.close()
        }
        return root
      },
    })
  })
  await studio.open()
  await drop(page, page.getByRole('region', { name: 'Poster' }), JPEG)
  await expect(state(page, 'poster of slide 1')).toBeVisible()
  await button(page, 'Save to a folder…').click()
  const dialog = page.getByRole('dialog', { name: 'Saved. Now pass it on' })
  await expect(dialog).toContainText('car.jpg')

  const { names, text } = await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const names: string[] = []
    for await (const name of root.keys()) names.push(name)
    const json = await (await root.getFileHandle('carousel.json')).getFile()
    return { names: names.sort(), text: await json.text() }
  })
  expect(names).toEqual(['car.jpg', 'carousel.json', 'ppf-800.jpg', 'ppf.jpg'])
  expect(JSON.parse(text).slides[0].poster).toBe('car.jpg')
  await page.reload()
  expect(await zipToPassOn(page)).toEqual(['carousel.json', 'car.jpg'])
})

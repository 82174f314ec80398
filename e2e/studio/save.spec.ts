import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCarousel } from '@/lib/carousel/carousel-folder'
import { button, drop, expect, field, JPEG, MP4, state, test, tile } from './studio'

/** The files of a zip that is stored without compression. */
function unzip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  // The directory at the end has each file's name, size and offset.
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 4)) {
    const [size, nameLength, start] = [
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    files.set(name, zip.subarray(from, from + size))
  }
  return files
}

test('a zip has the changed files, which the build accepts', async ({ page, studio, expectAccessible }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'showDirectoryPicker'))
  await studio.open()
  await field(page, 'Title').fill('Matte')
  await drop(page, tile(page, 'Marine Film'), MP4, JPEG)
  await expect(state(page, /poster and video of slide 3/)).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download changes (.zip)').click(),
  ])
  expect(download.suggestedFilename()).toBe('tersa-carousel.zip')
  const dialog = page.getByRole('dialog', { name: 'Downloaded. Now pass it on' })
  await expect(dialog).toContainText('New: title of slide 1, poster and video of slide 3.')
  await expectAccessible('[role="dialog"]')

  const files = unzip(readFileSync(await download.path()))
  expect([...files.keys()]).toEqual(['carousel.json', 'car.jpg', 'my-film.mp4'])
  const folder = mkdtempSync(join(tmpdir(), 'carousel-'))
  cpSync('e2e/carousel/files', folder, { recursive: true })
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes)
  const { carousel } = await readCarousel(false, folder)
  rmSync(folder, { recursive: true })
  expect(carousel.slides.map(({ title, poster, video = [] }) => [title, poster, ...video])).toEqual([
    ['Matte', 'ppf.jpg', 'ppf.webm', 'ppf.mp4'],
    ['Window Film', 'window-film.jpg', 'window-film.webm', 'window-film.mp4'],
    ['Marine Film', 'car.jpg', 'my-film.mp4'],
  ])
  const close = dialog.getByRole('button', { name: 'Close' })
  await close.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(close).toHaveCSS('outline-style', 'solid')
  await dialog.getByRole('button', { name: 'Back to the studio' }).click()
  await expect(
    state(page, /tersa-carousel\.zip, \w+ \d+ at \d+:\d\d\s[AP]M\. Visitors do not see it yet\.$/),
  ).toBeVisible()
})

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
  await dialog.getByText(/no longer used by any slide$/).click()
  await expect(dialog).toContainText('ppf.jpg')

  const read = () =>
    page.evaluate(async () => {
      const root = await navigator.storage.getDirectory()
      const names: string[] = []
      for await (const name of root.keys()) names.push(name)
      const json = await (await root.getFileHandle('carousel.json')).getFile()
      return { names: names.sort(), text: await json.text() }
    })
  const { names, text } = await read()
  expect(names).toEqual(['car.jpg', 'carousel.json', 'ppf-800.jpg', 'ppf.jpg'])
  expect(JSON.parse(text).slides[0].poster).toBe('car.jpg')
  await dialog.getByRole('button', { name: 'Back to the studio' }).click()
  await expect(button(page, 'Pass on…')).toBeVisible()
  await expect(state(page, /In public\/carousel since \w+ \d+ at \d+:\d\d\s[AP]M\./)).toBeVisible()
})

/** @jest-environment node */
import { mp4Of } from '@/lib/carousel/check/test-check'
import { filesToSave } from './folder'
import { unusedFiles } from './studio-view'
import { assignFile } from './take-files'
import { fileOf, LIVE, openTestStudio, openText, png, said } from './test-studio'

beforeEach(() => {
  global.fetch = jest.fn(() => Promise.resolve(new Response(new Uint8Array(1))))
})

test('replacing a video gives it a new name and removes both old formats', async () => {
  const { view, drop, undo } = await openTestStudio()
  await drop([fileOf('PPF.mp4', mp4Of('avc1')), fileOf('ppf.png', png(1600, 900))])
  expect(view().slide).toMatchObject({ poster: 'ppf-2.png', video: ['ppf-2.mp4'] })
  expect(said(view())).toEqual([])
  const unused = unusedFiles(LIVE, view().slides).join(' ')
  expect(unused).toBe('ppf.jpg ppf-800.jpg ppf.avif ppf.webm ppf.mp4')
  undo()
  expect(view().slide).toMatchObject({ poster: 'ppf.jpg', video: ['ppf.webm', 'ppf.mp4'] })
})

test('a file with the same size as a live one can be added offline', async () => {
  global.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const { view, drop } = await openTestStudio()
  await drop([fileOf('new.mp4', mp4Of('avc1', 600_000))])
  expect(view().slide.video).toEqual(['new.mp4'])
})

test('a save contains only carousel.json and the new files that slides use', async () => {
  const { store, view, drop } = await openTestStudio()
  await drop([fileOf('a.png', png(1600, 900))])
  await drop([fileOf('b.png', png(1601, 900))])
  const files = filesToSave(view(), store.get())
  expect(files.map(({ name }) => name)).toEqual(['carousel.json', 'b.png'])
  expect(await files[0]?.blob.text()).toBe(view().text)
})

test('surplus dropped files remain available and can be assigned to another slide', async () => {
  const { store, view, drop } = await openTestStudio()
  await drop([fileOf('a.png', png(1600, 900)), fileOf('b.png', png(1601, 900))])
  expect(store.get().unused).toEqual(['b.png'])
  await assignFile(store, 'live-2', 'b.png')
  expect(store.get().unused).toEqual([])
  expect(view().slide).toMatchObject({ id: 'live-2', poster: 'b.png' })
})

test('dropping files on Add slide creates a slide only if a file is accepted', async () => {
  const { view, drop } = await openTestStudio()
  await drop([fileOf('notes.txt', 'hello')], 'new')
  expect(view().slides).toHaveLength(3)
  await drop([fileOf('a.png', png(1600, 900))], 'new')
  expect(view()).toMatchObject({ number: 4, slide: { poster: 'a.png' } })
})

test('a dropped file goes to the slide that already refers to its missing name', async () => {
  const { store, view, drop } = await openTestStudio()
  await openText(store, LIVE.text.replace('"marine.jpg"', '"harbour.png"'))
  expect(said(view()).join()).toMatch(/^`harbour\.png` is not in public\/carousel\. Add the file,/)
  await drop([fileOf('harbour.png', png(1600, 900))])
  expect(said(view())).toEqual([])
  expect(view().slides[0]?.poster).toBe('ppf.jpg')
})

test('a text in another encoding is converted to UTF-8 with a note', async () => {
  const { drop, titles } = await openTestStudio()
  const latin = Uint8Array.from(Buffer.from(LIVE.text.replace('"PPF"', '"Protección"'), 'latin1'))
  const { text } = await drop([fileOf('carousel.json', latin)])
  expect(titles()[0]).toBe('Protección')
  expect(text?.note).toBe(
    'carousel.json was saved as Windows-1252, and has been converted to UTF-8. Check its accents.',
  )
})

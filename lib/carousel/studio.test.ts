/** @jest-environment node */
import { commitMessage, countOf, listChanges } from './change-words'
import { filesToSave } from './files-to-save'
import { unusedFiles } from './live-carousel'
import {
  addSlide,
  clearFile,
  deleteSlide,
  discard,
  duplicateSlide,
  moveSlide,
  revertChange,
  setField,
  setText,
} from './studio-actions'
import { hasUnkeptFile } from './studio-state'
import { assignFile, takeFiles } from './take-files'
import { fileOf, LIVE, mp4, openTestStudio, png, said } from './test-studio'

beforeEach(() => {
  global.fetch = jest.fn(() => Promise.resolve(new Response(new Uint8Array(1))))
})

test('the studio opens with the live carousel, without changes or problems', async () => {
  const { view, titles } = await openTestStudio()
  expect(titles()).toEqual(['PPF', 'Window Film', 'Marine Film'])
  expect(view()).toMatchObject({ changes: [], problems: [], text: LIVE.text })
})

test('the changes are listed by slide, and each can be reverted', async () => {
  const { store, view } = await openTestStudio()
  setField(store, view().slide, 'line', 'New line.')
  setField(store, view().slide, 'button.href', '/ppf')
  addSlide(store)
  expect(countOf(view().changes)).toBe('3 changes')
  expect(listChanges(view().changes)).toBe('line and page of slide 1, new slide 4')
  expect(commitMessage(view().changes)).toBe('Carousel: line and page of slide 1, new slide 4')

  for (const change of view().changes) revertChange(store, change)
  expect(view().text).toBe(LIVE.text)
})

test('a deleted slide is a change, which its way back undoes', async () => {
  const { store, view, titles } = await openTestStudio()
  deleteSlide(store, 'live-2')
  expect(listChanges(view().changes)).toBe('Window Film deleted')
  for (const change of view().changes) revertChange(store, change)
  expect(titles()).toEqual(['PPF', 'Window Film', 'Marine Film'])
})

test('the order is one change, whatever was moved, and new slides keep their places when it is reverted', async () => {
  const { store, view, titles } = await openTestStudio()
  const added = addSlide(store)
  moveSlide(store, added?.id ?? '', 0)
  moveSlide(store, 'live-3', 1)
  const order = view().changes.find(({ kind }) => kind === 'order')
  expect(listChanges(view().changes)).toBe('new slide 1, order of the slides')
  if (order) revertChange(store, order)
  expect(titles()).toEqual(['', 'PPF', 'Window Film', 'Marine Film'])
})

test('more than three kinds of changes are counted', async () => {
  const { store, view } = await openTestStudio()
  for (const id of ['live-1', 'live-2', 'live-3']) {
    store.dispatch({ type: 'select', slide: id })
    setField(store, view().slide, 'line', `New ${id}`)
  }
  addSlide(store)
  addSlide(store)
  expect(listChanges(view().changes)).toBe('line of slide 1, line of slide 2, line of slide 3 and 2 more')
})

test('undo and redo follow every step, and select the slide that they change', async () => {
  const { store, view, titles } = await openTestStudio()
  deleteSlide(store, 'live-2')
  store.dispatch({ type: 'select', slide: 'live-1' })
  setField(store, view().slide, 'title', 'Paint')
  store.dispatch({ type: 'select', slide: 'live-3' })
  store.dispatch({ type: 'undo', at: 0 })
  expect(view().slide.title).toBe('PPF')
  store.dispatch({ type: 'undo', at: 0 })
  expect(view().slide.title).toBe('Window Film')
  store.dispatch({ type: 'redo', at: 0 })
  store.dispatch({ type: 'redo', at: 0 })
  expect(titles()).toEqual(['Paint', 'Marine Film'])
})

test('a burst of typing in one field is one step; another field begins the next', async () => {
  const { store, view } = await openTestStudio()
  for (const title of ['A', 'Ab', 'Abc']) setField(store, view().slide, 'title', title)
  setField(store, view().slide, 'line', 'X')
  store.dispatch({ type: 'undo', at: 0 })
  expect(view().slide).toMatchObject({ title: 'Abc', line: 'A line about PPF.' })
  store.dispatch({ type: 'undo', at: 0 })
  expect(view().slide.title).toBe('PPF')
})

test('discarding is a step as well', async () => {
  const { store, view } = await openTestStudio()
  setField(store, view().slide, 'title', 'Paint')
  discard(store)
  expect(view().changes).toEqual([])
  store.dispatch({ type: 'undo', at: 0 })
  expect(view().slide.title).toBe('Paint')
})

test('a duplicate has the words and the poster, but no video', async () => {
  const { store, view, titles } = await openTestStudio()
  duplicateSlide(store, 'live-1')
  expect(titles()).toEqual(['PPF', 'PPF (copy)', 'Window Film', 'Marine Film'])
  expect(view().slide).toMatchObject({ title: 'PPF (copy)', poster: 'ppf.jpg', video: [] })
})

test('the last slide cannot be deleted', async () => {
  const { store, titles } = await openTestStudio()
  for (const id of ['live-1', 'live-2', 'live-3']) deleteSlide(store, id)
  expect(titles()).toEqual(['Marine Film'])
})

test('a replaced file gets a name of its own, and both formats go', async () => {
  const { store, view } = await openTestStudio()
  const files = [fileOf('PPF.mp4', mp4('avc1')), fileOf('ppf.png', png(1600, 900))]
  await takeFiles(store, files, { slide: 'live-1' })
  expect(view().slide).toMatchObject({ poster: 'ppf-2.png', video: ['ppf-2.mp4'] })
  expect(said(view())).toEqual([])
  expect(unusedFiles(LIVE, view().slides)).toEqual([
    'ppf.jpg',
    'ppf-800.jpg',
    'ppf.avif',
    'ppf.webm',
    'ppf.mp4',
  ])
  store.dispatch({ type: 'undo', at: 0 })
  expect(view().slide).toMatchObject({ poster: 'ppf.jpg', video: ['ppf.webm', 'ppf.mp4'] })
})

test('a file as long as a live one is taken without a network too', async () => {
  global.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const { store, view } = await openTestStudio()
  await takeFiles(store, [fileOf('new.mp4', mp4('avc1', 600_000))], { slide: 'live-1' })
  expect(view().slide.video).toEqual(['new.mp4'])
})

test('a file that the browser does not keep is reported as long as a slide shows it', async () => {
  // Node.js has no IndexedDB, so that every file is refused.
  const { store, view } = await openTestStudio()
  await takeFiles(store, [fileOf('new.png', png(1600, 900))], { slide: 'live-1' })
  setField(store, view().slide, 'title', 'Paint')
  expect(hasUnkeptFile(store.get())).toBe(true)
  clearFile(store, view().slide, 'poster')
  expect(hasUnkeptFile(store.get())).toBe(false)
})

test('only carousel.json and the files that slides show are saved', async () => {
  const { store, view } = await openTestStudio()
  await takeFiles(store, [fileOf('a.png', png(1600, 900))], { slide: 'live-1' })
  await takeFiles(store, [fileOf('b.png', png(1601, 900))], { slide: 'live-1' })
  const files = filesToSave(view(), store.get())
  expect(files.map(({ name }) => name)).toEqual(['carousel.json', 'b.png'])
  expect(await files[0]?.blob.text()).toBe(view().text)
})

test('dropped files that have no place are offered, and another slide can take them', async () => {
  const { store, view } = await openTestStudio()
  const files = [fileOf('a.png', png(1600, 900)), fileOf('b.png', png(1601, 900))]
  await takeFiles(store, files, { slide: 'live-1' })
  expect(store.get().unused).toEqual(['b.png'])
  assignFile(store, 'live-2', 'b.png')
  expect(store.get().unused).toEqual([])
  expect(view().slide).toMatchObject({ id: 'live-2', poster: 'b.png' })
})

test('files on Add slide make a new one; refused ones make none', async () => {
  const { store, view } = await openTestStudio()
  await takeFiles(store, [fileOf('notes.txt', 'hello')], 'new')
  expect(view().slides).toHaveLength(3)
  await takeFiles(store, [fileOf('a.png', png(1600, 900))], 'new')
  expect(view()).toMatchObject({ number: 4, slide: { poster: 'a.png' } })
})

test('a file that the text names and nobody has goes where it is named', async () => {
  const { store, view } = await openTestStudio()
  setText(store, LIVE.text.replace('"marine.jpg"', '"harbour.png"'))
  expect(said(view())).toEqual([
    '`harbour.png` is not in public/carousel. Add the file, or correct its name.',
  ])
  await takeFiles(store, [fileOf('harbour.png', png(1600, 900))], { slide: 'live-1' })
  expect(said(view())).toEqual([])
  expect(view().slides[0]?.poster).toBe('ppf.jpg')
})

test('a text in another encoding is converted, with a note', async () => {
  const { store, titles } = await openTestStudio()
  const latin = Uint8Array.from(Buffer.from(LIVE.text.replace('"PPF"', '"Protección"'), 'latin1'))
  const { notes } = await takeFiles(store, [fileOf('carousel.json', latin)], { slide: 'live-1' })
  expect(titles()[0]).toBe('Protección')
  expect(notes).toEqual([
    'carousel.json was saved as Windows-1252, and has been converted to UTF-8. Check its accents.',
  ])
})

test('slides keep their identity when the text is edited', async () => {
  const { store, view } = await openTestStudio()
  setText(store, LIVE.text.replace('"title": "Window Film"', '"title": "Glass"'))
  expect(listChanges(view().changes)).toBe('title of slide 2')
})

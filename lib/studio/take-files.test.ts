/** @jest-environment node */
import { h264Of, mp4Of, PLACE, placedVideo } from '@/lib/media/test-bytes'
import { listChanges } from './changes'
import { filesToSave } from './folder'
import { cleanName, freeName } from './read-files'
import { unusedFiles } from './studio-view'
import { fileOf, LIVE, openTestStudio, openText, png, said } from './test-studio'
import { withoutTags } from './video/without-tags'

const actual = jest.requireActual('./video/without-tags')
jest.mock('./video/without-tags', () => ({ withoutTags: jest.fn() }))

// Live files never match, so that no test depends on their content.
beforeEach(() => {
  global.fetch = jest.fn(() => Promise.resolve(new Response(new Uint8Array(1))))
  jest.mocked(withoutTags).mockImplementation(actual.withoutTags)
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

const LIKE_LIVE = mp4Of('avc1', 600_000)

test.each([
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['when the host has another file in its place', async () => new Response(LIKE_LIVE, { status: 404 })],
])('a file with the same size as a live one can be added %s', async (_when, respond) => {
  global.fetch = jest.fn(respond)
  const { view, drop } = await openTestStudio()
  await drop([fileOf('new.mp4', LIKE_LIVE)])
  expect(view().slide.video).toEqual(['new.mp4'])
})

test('a live video that is chosen again is no new file, although it would lose its tags', async () => {
  global.fetch = jest.fn(async () => new Response(LIKE_LIVE))
  const { view, drop } = await openTestStudio()
  await drop([fileOf('copy.mp4', LIKE_LIVE)])
  expect(view().slide.video).toEqual(['ppf.mp4'])
})

test('a video is saved without the place where it was recorded; if that cannot be removed, it is refused', async () => {
  const { store, view, drop } = await openTestStudio()
  await drop([fileOf('boat.mp4', placedVideo('mp4')), fileOf('boat.webm', placedVideo('webm'))])
  const saved = filesToSave(view(), store.get())
  expect(saved.map(({ name }) => name)).toEqual(['carousel.json', 'boat.webm', 'boat.mp4'])
  for (const { blob } of saved) expect(await blob.text()).not.toContain(PLACE)

  jest.mocked(withoutTags).mockRejectedValueOnce(new Error('It has an unusual index.'))
  const { files } = await drop([fileOf('car.mp4', mp4Of('avc1'))])
  const note = expect.stringMatching(
    /^What the camera wrote into it, such as the place, could not be removed\./,
  )
  expect(files).toMatchObject([{ name: 'car.mp4', isRefused: true, need: 'must', note }])
  expect(view().slide.video).toEqual(['boat.webm', 'boat.mp4'])
})

test('a save contains only carousel.json and the new files that slides use', async () => {
  const { store, view, drop } = await openTestStudio()
  await drop([fileOf('a.png', png(1600, 900))])
  await drop([fileOf('b.png', png(1601, 900))])
  expect(filesToSave(view(), store.get()).map(({ name }) => name)).toEqual(['carousel.json', 'b.png'])
})

test('dropping files on Add slide creates no slide if none is accepted', async () => {
  const { view, drop } = await openTestStudio()
  await drop([fileOf('notes.txt', 'hello')], 'new')
  expect(view().slides).toHaveLength(3)
})

test('what a slide has no room for is refused, with how many slides can still be added', async () => {
  const { store, view, drop } = await openTestStudio()
  const pictures = () => [1600, 1601, 1602].map((width) => fileOf(`car-${width}.png`, png(width, 900)))
  const { files } = await drop(pictures(), 'new')
  const reason =
    'The slide takes one picture and one video. There is room for 8 more slides: drop it on “Add slide”.'
  expect(files.map(({ name, note }) => [name, note])).toEqual([
    ['car-1600.png', null],
    ['car-1601.png', reason],
    ['car-1602.png', reason],
  ])
  expect(view().slide.poster).toBe('car-1600.png')
  expect(store.get().files.size).toBe(1)
  while (store.addSlide());
  const [, second] = (await drop(pictures())).files
  expect(second?.note).toMatch(/ A carousel has at most 12 slides: delete one first\.$/)
})

test('of two videos that have to be prepared the second is refused, and neither is put into the slide', async () => {
  Object.assign(globalThis, { VideoEncoder: class {}, VideoDecoder: class {} })
  const { view, drop } = await openTestStudio()
  const large = ['hood.mp4', 'door.mp4'].map((name) => fileOf(name, mp4Of('avc1', 3_000_000)))
  const { files, toPrepare } = await drop(large)
  Reflect.deleteProperty(globalThis, 'VideoEncoder')
  expect(toPrepare?.name).toBe('hood.mp4')
  const note = expect.stringMatching(/^The slide takes one picture and one video\./)
  expect(files).toMatchObject([{ name: 'door.mp4', isRefused: true, note }])
  expect(view().changes).toEqual([])
})

test('a dropped file goes to the slide that already refers to its missing name', async () => {
  const { store, view, drop } = await openTestStudio()
  await openText(store, LIVE.text.replace('"marine.jpg"', '"harbour.png"'))
  expect(said(view()).join()).toMatch(/^`harbour\.png` is not in public\/carousel\. Add the file,/)
  await drop([fileOf('harbour.png', png(1600, 900))])
  expect(said(view())).toEqual([])
  expect(view().slides[0]?.poster).toBe('ppf.jpg')
})

const mov = Uint8Array.from(Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1'))

test.each([
  ['a .mov', 'phone.mov', mov, /^It is a QuickTime video, which many browsers do not play\. Export it/],
  ['HEVC in an .mp4', 'phone.mp4', mp4Of('hvc1'), /^It is recorded in HEVC \(H\.265\), which many browsers/],
  [
    'H.264 with 10 bits',
    'camera.mp4',
    h264Of(110),
    /^It is recorded in H\.264 with 10 bits or 4:2:2, .* convert it to MP4 \(H\.264, 8 bits\)/,
  ],
  ['half a video in HEVC', 'phone.mp4', mp4Of('hvc1').slice(0, 9000), /^It is incomplete\. Export it again/],
])('%s is refused with the reason and leaves the slide unchanged', async (_what, name, bytes, reason) => {
  const { view, drop } = await openTestStudio()
  const { files } = await drop([fileOf(name, bytes)])
  expect(files).toMatchObject([{ name, kind: 'video', isRefused: true, note: expect.stringMatching(reason) }])
  expect(view().changes).toEqual([])
})

test('a 4:3 poster and a 12 MB MP4 are accepted with problems, of which the studio can solve the first', async () => {
  const { view, drop } = await openTestStudio()
  await drop([fileOf('Panels wide.png', png(2400, 1800)), fileOf('hood.mp4', mp4Of('avc1', 12_000_000))])
  expect(view().slide).toMatchObject({ poster: 'panels-wide.png', video: ['hood.mp4'] })
  expect(said(view())).toEqual([
    expect.stringContaining('The studio can cut 225 px off the top and bottom'),
    expect.stringContaining('The video is 12,000 kB; the limit is 2,000 kB.'),
  ])
})

test('the same video in two slides is one file, and no mistake', async () => {
  const { view, drop } = await openTestStudio()
  await drop([fileOf('tour.mp4', mp4Of('avc1'))])
  await drop([fileOf('tour (1).mp4', mp4Of('avc1'))], { slide: 'live-2' })
  expect(view().slides.map(({ video }) => video[0])).toEqual(['tour.mp4', 'tour.mp4', 'marine.webm'])
  expect(said(view())).toEqual([])
})

test('an opened file replaces the draft in one step and keeps the ids of its slides', async () => {
  const { store, view, set, undo } = await openTestStudio()
  set('title', 'Matte')
  const opened = await openText(store, LIVE.text.replace('"title": "Window Film"', '"title": "Glass"'))
  expect(opened).toMatchObject({ isRefused: false, problems: [], note: null })
  expect(listChanges(view().changes)).toBe('title of slide 2')
  undo()
  expect(listChanges(view().changes)).toBe('title of slide 1')
})

test('a field that a slide cannot have is named with its line', async () => {
  const { store, view } = await openTestStudio()
  const opened = await openText(store, LIVE.text.replace('"line": "A line', '"lines": 5,\n"line": "A line'))
  expect(opened?.problems).toEqual([expect.stringMatching(/^Line 6: .*`lines`/)])
  expect(view().isChanged).toBe(false)
})

test('a file that cannot be opened may link to /work if the site has that page', async () => {
  const { store } = await openTestStudio({ ...LIVE, hasWork: true })
  const opened = await openText(store, '{ "slides": [{ "button": { "href": "/work" } }, 5] }')
  expect(opened?.isRefused).toBe(true)
  expect(opened?.problems?.join()).not.toContain('/work')
})

test('a text with a byte order mark is opened, and one in another encoding is converted to UTF-8 with a note, unless it is not opened', async () => {
  const { store, titles, drop } = await openTestStudio()
  await openText(store, `\uFEFF${LIVE.text.replace('PPF"', 'Paint"')}`)
  expect(titles()[0]).toBe('Paint')
  const latin = Uint8Array.from(Buffer.from(LIVE.text.replace('"PPF"', '"Protección"'), 'latin1'))
  const [text] = (await drop([fileOf('carousel.json', latin)])).files
  expect(titles()[0]).toBe('Protección')
  expect(text?.note).toBe(
    'carousel.json was saved as Windows-1252, and has been converted to UTF-8. Check its accents.',
  )
  const [picture] = (await drop([fileOf('picture.json', Uint8Array.of(0xff, 0xd8, 0xff))])).files
  expect(picture).toMatchObject({ isRefused: true, note: null })
})

test('a new slide shows no problems, even if Save has revealed those of another slide', async () => {
  const { store, view, set } = await openTestStudio()
  set('title', '')
  store.revealProblems()
  expect(view().shown).toHaveLength(1)
  set('title', 'Matte')
  store.addSlide()
  expect(view().shown).toEqual([])
})

test.each([
  ['Protección (final).jpeg', 'image/jpeg', 'proteccion-final.jpg'],
  ['日本.webm', 'video/webm', 'file.webm'],
  ['../../etc.png', 'image/png', 'etc.png'],
])('%s is saved as %s: %s', (name, type, clean) => {
  expect(cleanName(name, type)).toBe(clean)
})

test.each([
  ['ppf.mp4', ['ppf.mp4', 'ppf-2.mp4'], 'ppf-3.mp4'],
  // Otherwise the old ppf.avif would become the new poster's lighter copy.
  ['ppf.png', ['ppf.jpg', 'ppf.avif'], 'ppf-2.png'],
  ['ppf-800.jpg', [], 'ppf-800-2.jpg'],
])('%s next to %j becomes %s', (name, taken, free) => {
  expect(freeName(name, new Set(taken))).toBe(free)
})

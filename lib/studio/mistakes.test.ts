/** @jest-environment node */
// Common mistakes, each with the message that the studio shows.
import { mp4Of } from '@/lib/carousel/check/test-check'
import { listChanges } from './changes'
import { addSlide, revealProblems } from './studio-actions'
import { fileOf, LIVE, openTestStudio, openText, png, said } from './test-studio'

// Live files never match, so that no test depends on their content.
beforeEach(() => {
  global.fetch = jest.fn(() => Promise.resolve(new Response(new Uint8Array(1))))
})

test('an opened file replaces the draft in one step and keeps the ids of its slides', async () => {
  const { store, view, set, undo } = await openTestStudio()
  set('title', 'Matte')
  const opened = await openText(store, LIVE.text.replace('"title": "Window Film"', '"title": "Glass"'))
  expect(opened).toMatchObject({ isOpened: true, problems: [], note: null })
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

test('the studio accepts a BOM at the start of the file', async () => {
  const { store, view, titles } = await openTestStudio()
  await openText(store, `\uFEFF${LIVE.text.replace('PPF"', 'Paint"')}`)
  expect(said(view())).toEqual([])
  expect(titles()[0]).toBe('Paint')
})

const mov = Uint8Array.from(Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1'))

test.each([
  ['a .mov', 'phone.mov', mov, /^It is a QuickTime video, which many browsers do not play\. Export it/],
  ['HEVC in an .mp4', 'phone.mp4', mp4Of('hvc1'), /^It is recorded in HEVC \(H\.265\), which many browsers/],
  ['half a video', 'phone.mp4', mp4Of('avc1').slice(0, 9000), /^It is incomplete\. Export it again/],
])('%s is refused with the reason and leaves the slide unchanged', async (_what, name, bytes, reason) => {
  const { view, drop } = await openTestStudio()
  const { refused } = await drop([fileOf(name, bytes)])
  expect(refused).toEqual([{ name, kind: 'video', reason: expect.stringMatching(reason) }])
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

test('a new slide shows no problems, even if Save has revealed those of another slide', async () => {
  const { store, view, set } = await openTestStudio()
  set('title', '')
  revealProblems(store)
  set('title', 'Matte')
  addSlide(store)
  expect(view().shown).toEqual([])
})

test('the problems of an opened file are shown at once', async () => {
  const { store, view } = await openTestStudio()
  await openText(store, LIVE.text.replace('"line": "A line', '"language": "klingon",\n"line": "A line'))
  expect(view().shown).toHaveLength(1)
  const text = '"klingon" is not one of the languages. Choose one of en, es, ca, de, fr, it, nl, or pt.'
  expect(said(view())).toEqual([text])
})

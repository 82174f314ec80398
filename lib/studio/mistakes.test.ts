/** @jest-environment node */
// Common mistakes, each with the message that the studio shows.
import { mp4Of } from '@/lib/carousel/check/test-check'
import { listChanges } from './changes'
import { addSlide, revealProblems, setField } from './studio-actions'
import { placeOf } from './studio-state'
import { takeFiles } from './take-files'
import { fileOf, LIVE, openTestStudio, openText, png, said } from './test-studio'

// Live files never match, so that no test depends on their content.
beforeEach(() => {
  global.fetch = jest.fn(() => Promise.resolve(new Response(new Uint8Array(1))))
})

test.each([
  [
    'a missing comma',
    LIVE.text.replace('"A line about PPF.",', '"A line about PPF."'),
    'Line 7: a comma is missing before `"button"`. It belongs at the end of line 6.',
  ],
  [
    'curly quotes around JSON strings',
    LIVE.text.replace('"title": "PPF"', '“title”: “PPF”'),
    'Line 5: texts need straight quotation marks, "like this". Replace the curly or single ones.',
  ],
])('a file with %s is reported with its line, and the draft stays', async (_what, text, problem) => {
  const { store, view } = await openTestStudio()
  setField(store, view().slide, 'title', 'Matte')
  expect(await openText(store, text)).toMatchObject({ isOpened: false, problems: [problem] })
  expect(view()).toMatchObject({ slide: { title: 'Matte' }, problems: [] })
})

test('an opened file replaces the draft in one step and keeps the ids of its slides', async () => {
  const { store, view } = await openTestStudio()
  setField(store, view().slide, 'title', 'Matte')
  const opened = await openText(store, LIVE.text.replace('"title": "Window Film"', '"title": "Glass"'))
  expect(opened).toMatchObject({ isOpened: true, problems: [], note: null })
  expect(listChanges(view().changes)).toBe('title of slide 2')
  store.dispatch({ type: 'undo', at: 0 })
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
  const text = `\uFEFF${LIVE.text.replace('PPF"', 'Paint"')}`
  await takeFiles(store, [fileOf('carousel.json', text)], { slide: 'live-1' })
  expect(said(view())).toEqual([])
  expect(titles()[0]).toBe('Paint')
})

test('a .mov file is refused and leaves the slide unchanged', async () => {
  const { store, view } = await openTestStudio()
  const mov = Uint8Array.from(Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1'))
  const { refused } = await takeFiles(store, [fileOf('workshop.mov', mov)], { slide: 'live-1' })
  expect(refused).toEqual([
    {
      name: 'workshop.mov',
      kind: 'video',
      reason:
        'It is a QuickTime video, which many browsers do not play. Export it as MP4 (H.264), or convert it with HandBrake, which is free.',
    },
  ])
  expect(view().changes).toEqual([])
})

test.each([
  [
    'an HEVC video from a phone',
    mp4Of('hvc1'),
    'It is recorded in HEVC (H.265), which many browsers do not play. Export it as MP4 (H.264), or convert it with HandBrake, which is free.',
  ],
  ['half a video', mp4Of('avc1').slice(0, 9000), 'It is incomplete. Export it again, or download it again.'],
  ['an empty file', new Uint8Array(), 'It is empty: it has 0 bytes. Export it again, or download it again.'],
])('%s is refused even as an .mp4', async (_what, bytes, reason) => {
  const { store } = await openTestStudio()
  const { refused } = await takeFiles(store, [fileOf('phone.mp4', bytes)], { slide: 'live-1' })
  expect(refused).toMatchObject([{ reason }])
})

test('a 4:3 poster is accepted with a problem that suggests cropping it in the studio', async () => {
  const { store, view } = await openTestStudio()
  await takeFiles(store, [fileOf('Panels wide.png', png(2400, 1800))], { slide: 'live-1' })
  expect(view().slide.poster).toBe('panels-wide.png')
  expect(said(view())).toEqual([
    'The poster is 2400 × 1800 px, not 16:9. The poster has to be 16:9. The studio can cut 225 px off the top and bottom, or you can export it at 2400 × 1350 px.',
  ])
})

test('a 13th slide cannot be added, and a text with thirteen slides has one problem', async () => {
  const { store, view } = await openTestStudio()
  for (let i = 0; i < 12; i++) addSlide(store)
  expect(view().slides).toHaveLength(12)
  expect(addSlide(store)).toBeNull()

  const many = { slides: Array.from({ length: 13 }, () => ({ title: 'Same' })) }
  await openText(store, JSON.stringify(many))
  expect(said(view())).toEqual(['There are 13 slides; the limit is 12. Delete one slide.'])
})

test('the same video in two slides is one file, and no mistake', async () => {
  const { store, view } = await openTestStudio()
  await takeFiles(store, [fileOf('tour.mp4', mp4Of('avc1'))], { slide: 'live-1' })
  await takeFiles(store, [fileOf('tour (1).mp4', mp4Of('avc1'))], { slide: 'live-2' })
  expect(view().slides.map(({ video }) => video[0])).toEqual(['tour.mp4', 'tour.mp4', 'marine.webm'])
  expect(said(view())).toEqual([])
})

test('a 12 MB MP4 is accepted and previewed, with a problem', async () => {
  const { store, view } = await openTestStudio()
  await takeFiles(store, [fileOf('hood.mp4', mp4Of('avc1', 12_000_000))], { slide: 'live-1' })
  expect(view().slide.video).toEqual(['hood.mp4'])
  expect(said(view())).toEqual([
    'The video is 12,000 kB; the limit is 2,000 kB. 2 s and 320 × 180 px are right; 48 Mbit/s is too much. Export it with at most 2.6 Mbit/s.',
  ])
})

test('a PNG named .jpg is saved under its real name, with a note', async () => {
  const { store, view } = await openTestStudio()
  const { notes } = await takeFiles(store, [fileOf('car.jpg', png(1600, 900))], { slide: 'live-1' })
  expect(notes).toEqual(['car.jpg is really a .png file, so it is saved as car.png.'])
  expect(view().slide.poster).toBe('car.png')
  expect(said(view())).toEqual([])
})

test('an empty title shows its problem only after the field loses focus', async () => {
  const { store, view } = await openTestStudio()
  setField(store, view().slide, 'title', '')
  expect(view().shown).toEqual([])
  store.dispatch({ type: 'leave', places: [placeOf('live-1', 'title')] })
  expect(view().shown.map(({ summary, advice }) => [summary, advice])).toEqual([
    ['The title is missing.', 'Give the slide a title of 1 to 40 characters.'],
  ])
})

test('a new slide shows no problems, even if Save has revealed those of another slide', async () => {
  const { store, view } = await openTestStudio()
  setField(store, view().slide, 'title', '')
  revealProblems(store)
  setField(store, view().slide, 'title', 'Matte')
  addSlide(store)
  expect(view().shown).toEqual([])
})

test('the problems of an opened file are shown at once', async () => {
  const { store, view } = await openTestStudio()
  await openText(store, LIVE.text.replace('"line": "A line', '"language": "klingon",\n"line": "A line'))
  expect(view().shown).toHaveLength(1)
  expect(said(view())).toEqual([
    '"klingon" is not one of the languages. Choose one of en, es, ca, de, fr, it, nl, or pt.',
  ])
})

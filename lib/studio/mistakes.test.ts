/** @jest-environment node */
// Common mistakes, each with the message that the studio shows.
import { addSlide, revealProblems, setField, setText } from './studio-actions'
import { placeOf } from './studio-state'
import { takeFiles } from './take-files'
import { fileOf, LIVE, mp4, openTestStudio, png, said } from './test-studio'

// Live files never match, so that no test depends on their content.
beforeEach(() => {
  global.fetch = jest.fn(() => Promise.resolve(new Response(new Uint8Array(1))))
})

async function withText(change: (text: string) => string) {
  const studio = await openTestStudio()
  setText(studio.store, change(LIVE.text))
  return studio
}

test('a missing comma is reported with its line, and the last valid slides remain', async () => {
  const { view, titles } = await withText((text) =>
    text.replace('"A line about PPF.",', '"A line about PPF."'),
  )
  expect(said(view())).toEqual(['a comma is missing before `"button"`. It belongs at the end of line 6.'])
  expect(view().problems[0]?.line).toBe(7)
  expect(titles()).toEqual(['PPF', 'Window Film', 'Marine Film'])
  expect(view().draft.isReadable).toBe(false)
})

test('the studio accepts a BOM at the start of the file', async () => {
  const { store, view, titles } = await openTestStudio()
  const text = `\uFEFF${LIVE.text.replace('PPF"', 'Paint"')}`
  await takeFiles(store, [fileOf('carousel.json', text)], { slide: 'live-1' })
  expect(said(view())).toEqual([])
  expect(titles()[0]).toBe('Paint')
})

test('curly quotes around JSON strings are reported', async () => {
  const { view } = await withText((text) => text.replace('"title": "PPF"', '“title”: “PPF”'))
  expect(said(view())).toEqual([
    'texts need straight quotation marks, "like this". Replace the curly or single ones.',
  ])
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

test('an HEVC video from a phone is refused even in an .mp4', async () => {
  const { store } = await openTestStudio()
  const { refused } = await takeFiles(store, [fileOf('phone.mp4', mp4('hvc1'))], { slide: 'live-1' })
  expect(refused[0]?.reason).toBe(
    'It is recorded in HEVC (H.265), which many browsers do not play. Export it as MP4 (H.264), or convert it with HandBrake, which is free.',
  )
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
  setText(store, JSON.stringify(many))
  expect(said(view())).toEqual(['There are 13 slides; the limit is 12. Delete one slide.'])
})

test('HTML in a title is reported', async () => {
  const { store, view } = await openTestStudio()
  setField(store, view().slide, 'title', 'PPF <b>new</b>')
  expect(said(view())).toEqual([
    'The title contains < or >. Remove < and > from the title: it is plain text, and HTML does not work there.',
  ])
})

test('the same video in two slides is one file, and no mistake', async () => {
  const { store, view } = await openTestStudio()
  await takeFiles(store, [fileOf('tour.mp4', mp4('avc1'))], { slide: 'live-1' })
  await takeFiles(store, [fileOf('tour (1).mp4', mp4('avc1'))], { slide: 'live-2' })
  expect(view().slides.map(({ video }) => video[0])).toEqual(['tour.mp4', 'tour.mp4', 'marine.webm'])
  expect(said(view())).toEqual([])
})

test('a 12 MB MP4 is accepted and previewed, with a problem', async () => {
  const { store, view } = await openTestStudio()
  await takeFiles(store, [fileOf('hood.mp4', mp4('avc1', 12_000_000))], { slide: 'live-1' })
  expect(view().slide.video).toEqual(['hood.mp4'])
  expect(said(view())).toEqual([
    'The video is 12,000 kB; the limit is 2,000 kB. This video is too large. Cut it to 5 or 6 seconds, or export it again at 1280 × 720 px.',
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

test('invalid JSON shows its problem only after the text loses focus', async () => {
  const { store, view } = await withText((text) => text.slice(0, 90))
  expect(view().shown).toEqual([])
  revealProblems(store)
  expect(view().shown).toHaveLength(1)

  setText(store, LIVE.text)
  setText(store, LIVE.text.slice(0, 90))
  expect(view().shown).toEqual([])
})

test('a text opened from a file shows its problems at once', async () => {
  const { store, view } = await openTestStudio()
  await takeFiles(store, [fileOf('carousel.json', LIVE.text.slice(0, 90))], { slide: 'live-1' })
  expect(view().shown).toHaveLength(1)
})

test('a new slide shows no problems, even if Save has revealed those of another slide', async () => {
  const { store, view } = await openTestStudio()
  setField(store, view().slide, 'title', '')
  revealProblems(store)
  setField(store, view().slide, 'title', 'Matte')
  addSlide(store)
  expect(view().shown).toEqual([])
})

test('an unknown language is reported', async () => {
  const { view } = await withText((text) =>
    text.replace('"line": "A line about PPF."', '"language": "klingon",\n      "line": "A line about PPF."'),
  )
  expect(said(view())).toEqual([
    '"klingon" is not one of the languages. Choose one of en, es, ca, de, fr, it, nl or pt.',
  ])
})

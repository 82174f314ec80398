import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Announcer } from '@/components/ui/notice'
import { inspectBlob } from '@/lib/media/media-file'
import type { MediaFile } from '@/lib/media/media-types'
import { fileOf, LIVE, png } from '@/lib/studio/test-studio'
import { announced, button, choose, DESK, heading, press, previewed, renderDesk, settled } from './test-desk'

const actual = jest.requireActual('@/lib/media/media-file')
jest.mock('@/lib/media/media-file', () => ({
  ...jest.requireActual('@/lib/media/media-file'),
  inspectBlob: jest.fn(),
}))
// The videos of these tests have no content.
jest.mock('@/lib/studio/video/without-tags', () => ({ withoutTags: async (video: Blob) => video }))
beforeEach(() => jest.mocked(inspectBlob).mockImplementation(actual.inspectBlob))

const GOOD: MediaFile = { bytes: 800_000, type: 'video/webm', size: { width: 1280, height: 720 }, seconds: 5 }
const LONG: MediaFile = { ...GOOD, seconds: 31 }
const HEAVY: MediaFile = { ...GOOD, bytes: 38_000_000 }

// The studio detects WebCodecs by these.
Object.assign(globalThis, { VideoEncoder: class {}, VideoDecoder: class {} })

const videoWell = () => screen.getByRole('region', { name: 'Video' })
const prepare = () => screen.queryByRole('button', { name: 'Prepare this video…' })

async function drag(name: 'dragOver' | 'dragLeave' | 'drop', place: Element, init: object) {
  const event = Object.assign(createEvent[name](place), init)
  await act(async () => void fireEvent(place, event))
  return event
}
async function drop(place: Element, ...files: File[]) {
  const over = await drag('dragOver', place, { dataTransfer: { types: ['Files'] } })
  await drag('drop', place, { dataTransfer: { types: ['Files'], files } })
  return over
}

/** Drops a video with these properties. */
async function dropVideo(name: string, media: MediaFile, place: Element = videoWell()) {
  jest.mocked(inspectBlob).mockResolvedValue(media)
  await drop(place, fileOf(name, name))
}

test('a well and a tile take the files that are dropped on them; the rest of the page refuses them', async () => {
  const { view } = await renderDesk()
  await drop(button(/Window Film/), fileOf('dock.png', png(1600, 900)))
  expect(await announced()).toContain('dock.png was accepted.')
  expect(heading('Poster')).not.toHaveFocus()
  expect(view()).toMatchObject({ number: 2, slide: { poster: 'dock.png' } })
  const taken = await drop(videoWell(), fileOf('car.png', png(1601, 900)))
  expect(taken).not.toHaveProperty('dataTransfer.dropEffect')

  for (const place of [screen.getByRole('heading', { level: 1 }), previewed().body]) {
    const over = await drop(place, fileOf('sky.png', png(1602, 900)))
    expect(over).toMatchObject({ defaultPrevented: true, dataTransfer: { dropEffect: 'none' } })
  }
  expect(view().slides.map(({ poster }) => poster)).toEqual(['ppf.jpg', 'car.png', 'marine.jpg'])
})

test('a well is marked while files are over it; a text that is dragged is left to the fields', async () => {
  const { view } = await renderDesk({}, DESK)
  const well = videoWell()
  const dragged = async (name: 'dragOver' | 'dragLeave' | 'drop', init: object) => {
    const { defaultPrevented } = await drag(name, well, init)
    return `${defaultPrevented ? 'taken' : 'left'}, ${well.dataset.over}`
  }
  const [files, text] = ['Files', 'text/plain'].map((type) => ({ types: [type], files: [] }))
  expect(await dragged('dragOver', { dataTransfer: text })).toBe('left, false')
  expect(await dragged('dragOver', { dataTransfer: files })).toBe('taken, true')
  expect(await dragged('dragLeave', { relatedTarget: well.querySelector('h3') })).toBe('left, true')
  expect(await dragged('dragLeave', { relatedTarget: document.body })).toBe('left, false')
  await dragged('dragOver', { dataTransfer: files })
  expect(await dragged('drop', { dataTransfer: text })).toBe('left, false')
  expect(view().isChanged).toBe(false)
})

test('files are chosen for an empty well, which hands the focus to its heading, or are refused with the reason', async () => {
  const { view } = await renderDesk({}, DESK)
  await press(button('Add slide'))
  expect(screen.getAllByText(/^A photo or video from your phone: we fit it\./)).toHaveLength(2)
  const input = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
  expect(input(/A picture/)).toMatchObject({ accept: '.jpg,.jpeg,.png,.webp,image/*', multiple: false })
  expect(input(/Files for/)).toMatchObject({ accept: '.mp4,.webm,video/*', multiple: true })
  await press(button(/^Drop a picture or choose one/))
  await choose(/A picture/, fileOf('car.jpg', png(1600, 900)))
  await waitFor(() => expect(view().slide.poster).toBe('car.png'))
  expect(screen.getByText('car.jpg is really a .png file, and is saved as one.')).toBeVisible()
  expect(heading('Poster')).toHaveFocus()
  const bitmap = new File(['BM'], 'photo.bmp', { type: 'image/bmp' })
  await choose(/A picture/, bitmap, fileOf('notes.txt', 'hello'))
  const report = (name: string) => within(screen.getByRole('region', { name })).getByText(/was refused/)
  expect(report('Poster').parentElement).toHaveTextContent(/^photo\.bmp was refused\. It is /)
  expect(report('Video').parentElement).toHaveTextContent(
    /^notes\.txt was refused\. It is not a picture or a video/,
  )
  expect(heading('Poster')).toHaveFocus()
  await press(button(/PPF/))
  expect(screen.queryByText(/was refused/)).not.toBeInTheDocument()
})

const newer = LIVE.text.replace('"line": "A line about PPF."', '"lines": "A line about PPF."')

test.each([
  ['Poster', fileOf('car.jpg', png(1600, 900)), ['car.jpg is really a .png file, and is saved as one.']],
  [
    'Video',
    new File([], 'a.mp4'),
    ['a.mp4 was refused.', 'It is empty: it has 0 bytes. Export it again, or download it again.'],
  ],
  [
    'carousel.json',
    fileOf('carousel.json', newer),
    [
      'carousel.json was opened, in place of the draft.',
      'To fix in the file:',
      'Line 6: `lines` is not a field. Did you mean `line`?',
    ],
  ],
])(
  'the report at %s is heard once, in the words that are shown; the focus does not repeat them',
  async (place, file, sentences) => {
    await renderDesk()
    render(<Announcer />)
    await drop(videoWell(), file)
    for (const sentence of sentences) expect(screen.getByRole('tabpanel')).toHaveTextContent(sentence)
    await announced()
    const live = document.querySelectorAll('[role=status], [role=alert], [aria-live]')
    const heard = Array.from(live, ({ textContent }) => textContent)
    expect(heard.filter((text) => text.includes(sentences[0] ?? ''))).toEqual([sentences.join(' ')])
    expect(document.activeElement).toHaveAccessibleName(place)
  },
)

test('a video that no slide can show is prepared for a new slide, which takes the pictures that came with it', async () => {
  const { view } = await renderDesk({}, DESK)
  const inspect = async (blob: Blob) => (blob.type === 'video/mp4' ? HEAVY : actual.inspectBlob(blob))
  jest.mocked(inspectBlob).mockImplementation(inspect)
  const video = new File(['video'], 'IMG_2041.mp4', { type: 'video/mp4' })
  await drop(button('Add slide'), fileOf('car.png', png(1600, 900)), video)
  expect(await screen.findByRole('button', { name: 'Not now' })).toBeVisible()
  expect(view()).toMatchObject({ number: 4, slide: { poster: 'car.png', video: [] } })
  expect(heading('Video')).toHaveFocus()
  expect(inspectBlob).toHaveBeenCalledTimes(2)
  // jsdom has no worker.
  expect(await announced()).toContain('The video could not be prepared.')
})

test('a full carousel refuses a video; one that is only too long opens its card once a slide has taken it', async () => {
  const { store } = await renderDesk({}, DESK)
  await settled(() => {
    while (store.addSlide());
  })
  await dropVideo('heavy.webm', HEAVY, button('Add slide'))
  expect(await announced()).toMatch(/heavy\.webm was refused\. A carousel has at most 12 slides/)
  await dropVideo('long.webm', LONG, button('Add slide'))
  expect(screen.queryByRole('button', { name: 'Not now' })).not.toBeInTheDocument()
  await dropVideo('long.webm', LONG)
  expect(await screen.findByRole('button', { name: 'Not now' })).toBeVisible()
})

test('a live video can be prepared; one that needs nothing ends the work on the video that it replaces', async () => {
  const answer = Object.assign(Object.create(null), { ok: true, blob: async () => new Blob() })
  globalThis.fetch = jest.fn(async () => answer)
  await renderDesk({ seconds: 31 }, DESK)
  await press(button('Prepare this video…'))
  expect(fetch).toHaveBeenCalledWith('/carousel/ppf.webm')
  await press(await screen.findByRole('button', { name: 'Not now' }))
  await dropVideo('IMG_2041.mp4', HEAVY)
  await press(await screen.findByRole('button', { name: 'Not now' }))
  expect(prepare()).toBeInTheDocument()
  await dropVideo('car.jpg', { bytes: 9, type: 'image/jpeg', size: { width: 1600, height: 900 } })
  expect(prepare()).toBeInTheDocument()
  await dropVideo('good.webm', GOOD)
  expect(prepare()).not.toBeInTheDocument()
})

test('a WebM is added to an MP4, and another file is refused', async () => {
  const { view } = await renderDesk({}, DESK)
  const webm = 'A WebM version of the video'
  expect(screen.queryByLabelText(webm)).toBeNull()
  await dropVideo('boat.mp4', { ...GOOD, type: 'video/mp4' })
  await choose(webm, fileOf('boat.webm', 'boat'))
  expect(await announced()).toBe('boat.webm was refused. It is not a WebM video.')
  expect(view().slide.video).toEqual(['boat.mp4'])
  jest.mocked(inspectBlob).mockResolvedValue(GOOD)
  await choose(webm, fileOf('boat.webm', 'boat'))
  expect(await announced()).toContain('boat.webm was accepted.')
  await waitFor(() => expect(view().slide.video).toEqual(['boat.webm', 'boat.mp4']))
  expect(screen.queryByLabelText(webm)).toBeNull()
  expect(screen.getByText('boat.mp4').parentElement).toHaveTextContent('boat.mp41280 × 720 px1 of 2,000 kB')
})

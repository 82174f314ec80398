import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { press, renderDesk } from '@/components/studio/test-desk'
import { inspectBlob } from '@/lib/carousel/check/media-file'
import type { MediaFile } from '@/lib/carousel/check/media-types'
import { addSlide } from '@/lib/studio/studio-actions'
import { fileOf, png } from '@/lib/studio/test-studio'

const actual = jest.requireActual('@/lib/carousel/check/media-file')
jest.mock('@/lib/carousel/check/media-file', () => ({
  ...jest.requireActual('@/lib/carousel/check/media-file'),
  inspectBlob: jest.fn(),
}))
beforeEach(() => jest.mocked(inspectBlob).mockImplementation(actual.inspectBlob))

const GOOD: MediaFile = { bytes: 800_000, type: 'video/webm', size: { width: 1280, height: 720 }, seconds: 5 }
const LONG: MediaFile = { ...GOOD, seconds: 31 }
const HEAVY: MediaFile = { ...GOOD, bytes: 38_000_000 }

// The studio detects WebCodecs by these.
Object.assign(globalThis, { VideoEncoder: class {}, VideoDecoder: class {} })

const videoWell = () => screen.getByRole('region', { name: 'Video' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const prepare = () => screen.queryByRole('button', { name: 'Prepare this video…' })

async function drop(place: Element, file: File) {
  const types = ['Files']
  const over = createEvent.dragOver(place)
  Object.assign(over, { dataTransfer: { types } })
  await act(async () => void fireEvent(place, over))
  await act(async () => {
    fireEvent.drop(place, { dataTransfer: { types, files: [file] } })
  })
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
  expect(view()).toMatchObject({ number: 2, slide: { poster: 'dock.png' } })
  await drop(videoWell(), fileOf('car.png', png(1601, 900)))
  expect(view()).toMatchObject({ number: 2, slide: { poster: 'car.png' } })

  const over = await drop(screen.getByRole('heading', { level: 1 }), fileOf('sky.png', png(1602, 900)))
  expect(over).toMatchObject({ defaultPrevented: true, dataTransfer: { dropEffect: 'none' } })
  expect(view().slides.map(({ poster }) => poster)).toEqual(['ppf.jpg', 'car.png', 'marine.jpg'])
})

test('a video that needs nothing ends the work on the video that it replaces', async () => {
  await renderDesk()
  await dropVideo('IMG_2041.mp4', HEAVY)
  await press(await screen.findByRole('button', { name: 'Not now' }))
  expect(prepare()).toBeInTheDocument()
  await dropVideo('good.webm', GOOD)
  expect(prepare()).not.toBeInTheDocument()
})

test('a video that is only too long opens its card once a slide has taken it', async () => {
  const { store } = await renderDesk()
  await act(async () => {
    while (addSlide(store));
  })
  await dropVideo('long.webm', LONG, button('Add slide'))
  expect(screen.queryByRole('button', { name: 'Not now' })).not.toBeInTheDocument()
  await dropVideo('long.webm', LONG)
  expect(await screen.findByRole('button', { name: 'Not now' })).toBeVisible()
})

test('an unused video that the slide shows now ends the work on the video that it replaces', async () => {
  const { store } = await renderDesk()
  await dropVideo('IMG_2041.mp4', HEAVY)
  await press(await screen.findByRole('button', { name: 'Not now' }))
  const files = new Map([['good.webm', { ...GOOD, blob: new Blob(), url: 'blob:video' }]])
  await act(async () => store.dispatch({ type: 'files', files, unused: ['good.webm'] }))
  expect(prepare()).toBeInTheDocument()
  await press(button(/^Use as video/))
  expect(prepare()).not.toBeInTheDocument()
})

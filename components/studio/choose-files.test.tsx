import { act, fireEvent, screen } from '@testing-library/react'
import { press, renderDesk } from '@/components/studio/test-desk'
import { inspectBlob } from '@/lib/carousel/check/media-file'
import type { MediaFile } from '@/lib/carousel/check/media-types'
import type { Refused } from '@/lib/studio/read-files'
import { takeFiles } from '@/lib/studio/take-files'

// jsdom cannot read the bytes of a file.
jest.mock('@/lib/studio/take-files')
jest.mock('@/lib/carousel/check/media-file')

const GOOD: MediaFile = { bytes: 800_000, type: 'video/webm', size: { width: 1280, height: 720 }, seconds: 5 }
const LONG: MediaFile = { ...GOOD, seconds: 31 }
const HEAVY: MediaFile = { ...GOOD, bytes: 38_000_000 }

// The studio detects WebCodecs by these.
Object.assign(globalThis, { VideoEncoder: class {}, VideoDecoder: class {} })

/** Drops a video, which the selected slide takes unless it is refused. */
async function drop(name: string, media: MediaFile, refused: Refused[] = []) {
  const file = new File([], name)
  jest.mocked(inspectBlob).mockResolvedValue(media)
  const one = { kind: 'video' as const, name, file: { ...media, blob: file, url: 'blob:video' } }
  const taken = refused.length > 0 ? [] : [one]
  jest.mocked(takeFiles).mockResolvedValue({ text: null, taken, refused, notes: [] })
  await act(async () => {
    fireEvent.drop(document.body, { dataTransfer: { files: [file] } })
  })
}

test('a video that needs nothing ends the work on the film that it replaces', async () => {
  await renderDesk()
  await drop('IMG_2041.mp4', HEAVY)
  await press(await screen.findByRole('button', { name: 'Not now' }))
  expect(screen.getByRole('button', { name: 'Prepare this film…' })).toBeInTheDocument()
  await drop('good.webm', GOOD)
  expect(screen.queryByRole('button', { name: 'Prepare this film…' })).not.toBeInTheDocument()
})

test('a film that is only too long opens its card once a slide has taken it', async () => {
  await renderDesk()
  await drop('long.webm', LONG, [
    { name: 'long.webm', kind: 'video', reason: 'There is room for 12 slides.' },
  ])
  expect(screen.queryByRole('button', { name: 'Not now' })).not.toBeInTheDocument()
  await drop('long.webm', LONG)
  expect(await screen.findByRole('button', { name: 'Not now' })).toBeVisible()
})

test('an unused video that the slide shows now ends the work on the film that it replaces', async () => {
  const { store } = await renderDesk()
  await drop('IMG_2041.mp4', HEAVY)
  await press(await screen.findByRole('button', { name: 'Not now' }))
  const files = new Map([['good.webm', { ...GOOD, blob: new Blob(), url: 'blob:video' }]])
  await act(async () => store.dispatch({ type: 'files', files, unused: ['good.webm'] }))
  expect(screen.getByRole('button', { name: 'Prepare this film…' })).toBeInTheDocument()
  await press(screen.getByRole('button', { name: /^Use as video/ }))
  expect(screen.queryByRole('button', { name: 'Prepare this film…' })).not.toBeInTheDocument()
})

test('a refused file dropped on the Text tab opens the form with the reason', async () => {
  const { store } = await renderDesk()
  jest.mocked(inspectBlob).mockResolvedValue(GOOD)
  await press(screen.getByRole('tab', { name: 'Text' }))
  const refused = [{ name: 'workshop.mov', kind: 'video' as const, reason: 'It is a QuickTime video.' }]
  jest.mocked(takeFiles).mockImplementation(async () => {
    store.dispatch({ type: 'set', change: { report: { slide: 'live-1', refused, notes: [], text: null } } })
    return { text: null, taken: [], refused, notes: [] }
  })
  await act(async () => {
    fireEvent.drop(document.body, { dataTransfer: { files: [new File([], 'workshop.mov')] } })
  })
  expect(await screen.findByText('workshop.mov was refused.')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Video' })).toHaveFocus()
})

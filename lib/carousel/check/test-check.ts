import type { MediaFile } from '@/lib/media/media-types'
import { checkCarousel } from './check-carousel'
import { toSentence } from './problem'

export const video = (type: string, bytes = 500_000): MediaFile => ({ bytes, type, size: null })
export const picture = (width = 1600, height = 900, bytes = 80_000): MediaFile => {
  return { bytes, type: 'image/jpeg', size: { width, height } }
}

export const files = new Map([
  ['ppf.mp4', video('video/mp4')],
  ['ppf.webm', video('video/webm')],
  ['ppf.jpg', picture()],
  ['page.mp4', video('text/html')],
  ['renamed.mp4', video('image/jpeg')],
  ['empty.mp4', { bytes: 0, type: null, size: null }],
  ['unknown.webm', { bytes: 10, type: null, size: null }],
  ['huge.mp4', video('video/mp4', 2_000_001)],
  ['square.jpg', picture(1600, 1600)],
  ['small.jpg', picture(800, 450)],
  ['heavy.jpg', picture(1600, 900, 250_001)],
  ['cut.jpg', { bytes: 100, type: 'image/jpeg', size: null }],
  ['ppf.avif', { bytes: 100, type: 'image/avif', size: { width: 1600, height: 900 } }],
  ['odd.jpg', picture()],
  ['odd.avif', picture(1600, 900, 5_000_000)],
  ['odd-800.avif', video('text/html')],
  ['ppf-two.mp4', video('video/mp4')],
  ['first-part.mp4', { ...video('video/mp4', 2_000_000), isIncomplete: true }],
  ['phone.mp4', { ...video('video/mp4', 2_000_000), unplayable: 'hevc' }],
  ['tall.mp4', { ...video('video/mp4'), size: { width: 720, height: 1280 } }],
])

export const slide = {
  title: 'Protección PPF',
  titleLanguage: 'es',
  line: 'A clear skin over the paint.',
  button: { text: 'Shop now', href: '/shop' },
  poster: 'ppf.jpg',
  video: ['ppf.webm', 'ppf.mp4'],
}

// Prints one value per line, so the first slide begins on line 3.
export const textOf = (...slides: unknown[]) => JSON.stringify({ slides }, null, 2)
/** A file of one slide with the changes of a JSON object; a field that is `null` is left out. */
export const changed = (json: string) =>
  JSON.stringify({ slides: [{ ...slide, ...JSON.parse(json) }] }, (_key, value) => value ?? undefined, 2)
export const saidOf = (text: string) => checkCarousel(text, files).problems.map(toSentence)
export const said = (change: object) => saidOf(textOf({ ...slide, ...change }))

export const WHERE = 'carousel.json, line'
export const NAMED = 'slide 1 (Protección PPF)'

/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { readFileSync } from 'node:fs'
import { inspectBlob, inspectHead } from './media-file'
import { exif, h264Of, latin, mp4Of, pngOf, segment } from './test-bytes'

const bytes = (...parts: (string | Iterable<number>)[]) =>
  Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? latin(part) : part)]))

const inspect = (file: Uint8Array<ArrayBuffer>) => inspectBlob(new Blob([file]))

const WIDE = { width: 1600, height: 900 }
const SMALL = { width: 320, height: 180 }

test.each([
  ['ppf.jpg', { type: 'image/jpeg', size: WIDE }],
  ['ppf-800.jpg', { type: 'image/jpeg', size: { width: 800, height: 450 } }],
  ['ppf.avif', { type: 'image/avif', size: WIDE }],
  ['ppf.mp4', { type: 'video/mp4', size: SMALL, seconds: 2 }],
  ['ppf.webm', { type: 'video/webm', size: SMALL, seconds: 2, codecs: 'av01.0.00M.10' }],
])('%s is detected as %o', async (name, expected) => {
  const file = Uint8Array.from(readFileSync(`e2e/carousel/files/${name}`))
  expect(await inspect(file)).toEqual({ bytes: file.length, ...expected })
  expect(await inspect(file.slice(0, -1))).toMatchObject({ isIncomplete: true })
})

/** A 1600 × 900 px JPEG, as a camera writes it. */
const photo = (orientation: number) =>
  bytes('\xff\xd8', exif(orientation), segment(0xc0, latin('\b\x03\x84\x06\x40\x03')))

test('a photo has its displayed size: four of the orientations turn it by a quarter', () => {
  const sizeOf = (orientation: number) => inspectHead(photo(orientation), 99).size
  for (const orientation of [1, 3, 4]) expect(sizeOf(orientation)).toEqual(WIDE)
  for (const orientation of [5, 8]) expect(sizeOf(orientation)).toEqual({ width: 900, height: 1600 })
})

const RIFF = ['RIFF', [0, 0, 0, 0], 'WEBP']
const lossy = bytes(...RIFF, 'VP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x40, 6, 0x84, 3])
const extended = bytes(...RIFF, 'VP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0x3f, 6, 0, 0x83, 3, 0])
const filled = bytes([0xff, 0xd8, 0xff, 0xff, 0xe0, 0, 2, 0xff, 0xff, 0xc0, 0, 17, 8, 3, 132, 6, 64, 0, 0])

test.each<[string, Uint8Array<ArrayBuffer>, string | null, object | null]>([
  ['PNG', bytes(pngOf(1600, 900)), 'image/png', WIDE],
  ['lossy WebP', lossy, 'image/webp', WIDE],
  ['lossless WebP', bytes(...RIFF, 'VP8L', [0, 0, 0, 0, 0x2f, 0x3f, 0xc6, 0xe0, 0]), 'image/webp', WIDE],
  ['extended WebP', extended, 'image/webp', WIDE],
  ['truncated JPEG', bytes([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff]), 'image/jpeg', null],
  ['truncated PNG', bytes([0x89], 'PNG'), 'image/png', null],
  ['AVIF without a size', bytes([0, 0, 0, 12], 'ftypavif'), 'image/avif', null],
  ['AVIF by a later brand', bytes([0, 0, 0, 20], 'ftypmif1', [0, 0, 0, 0], 'avif'), 'image/avif', null],
  ['QuickTime', bytes([0, 0, 0, 20], 'ftypqt  ', [0, 0, 0, 0], 'qt  '), 'video/quicktime', null],
  ['HEIC', bytes([0, 0, 0, 20], 'ftypheic', [0, 0, 0, 0], 'mif1'), 'image/heic', null],
  ['Matroska', bytes('\x1aE\xdf\xa3', [0x42, 0x82, 0x88], 'matroska'), 'video/matroska', null],
  ['GIF', bytes('GIF89a'), 'image/gif', null],
  ['AVI', bytes('RIFF', [0, 0, 0, 0], 'AVI '), 'video/avi', null],
  ['JPEG with fill bytes', filled, 'image/jpeg', WIDE],
  ['HTML after a BOM and a comment', bytes('\xef\xbb\xbf<!-- saved --><html>'), 'text/html', null],
  ['HTML', bytes('\n<!DOCTYPE html><html>'), 'text/html', null],
  ['text', bytes('hello <html>'), null, null],
  ['a sequence of AVIF', bytes([0, 0, 0, 12], 'ftypavis'), 'image/avif', null],
  ['nothing', bytes(), null, null],
])('the first bytes of %s show its type, and its size if they contain it', (_what, head, type, size) => {
  expect(inspectHead(head, head.length)).toMatchObject({ bytes: head.length, type, size })
})

test('a truncated picture has no size, even inside a larger buffer', () => {
  const buffer = new Uint8Array(64).fill(7)
  buffer.set(bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0]))
  expect(inspectHead(buffer.subarray(0, 18), 18)).toMatchObject({ bytes: 18, type: 'image/png', size: null })
})

test.each([
  ['avc1', {}],
  ['hvc1', { unplayable: 'hevc' }],
  ['hev1', { unplayable: 'hevc' }],
  ['dvh1', { unplayable: 'dolbyVision' }],
  ['mp4v', { unplayable: 'mpeg4' }],
  ['jpeg', { unplayable: 'unusual' }],
])('an MP4 of %s with 300 kB more has its size and duration, and %o', async (codec, unplayable) => {
  const facts = { bytes: 320_000, type: 'video/mp4', size: SMALL, seconds: 2, ...unplayable }
  expect(await inspect(mp4Of(codec, 320_000))).toEqual(facts)
})

test.each([
  [66, {}],
  [77, {}],
  [100, {}],
  [110, { unplayable: 'deepColor' }],
  [122, { unplayable: 'deepColor' }],
  [244, { unplayable: 'deepColor' }],
  [44, { unplayable: 'deepColor' }],
])('H.264 of profile %i is a video with %o', async (profile, unplayable) => {
  const file = h264Of(profile)
  const facts = { bytes: file.length, type: 'video/mp4', size: SMALL, seconds: 2 }
  expect(await inspect(file)).toEqual({ ...facts, ...unplayable })
})

test('a video that is rotated has its displayed size, and one without a picture cannot be played', async () => {
  const video = Buffer.from(mp4Of('avc1'))
  const matrix = [0, 1 << 16, 0, -1 << 16, 0, 0, 0, 0, 1 << 30]
  for (const [i, value] of matrix.entries()) video.writeInt32BE(value, video.indexOf('tkhd') + 44 + 4 * i)
  expect(await inspect(Uint8Array.from(video))).toMatchObject({ size: { width: 180, height: 320 } })

  video.write('soun', video.indexOf('vide'), 'latin1')
  expect(await inspect(Uint8Array.from(video))).toMatchObject({ size: null, unplayable: 'unusual' })
})

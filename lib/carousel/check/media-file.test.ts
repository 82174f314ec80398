/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { inspectNow } from './media-file'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  )

const inspect = (file: Uint8Array) => inspectNow(file.length, ({ from, to }) => file.subarray(from, to))

test.each([
  ['ppf.jpg', { type: 'image/jpeg', size: { width: 1600, height: 900 } }],
  ['ppf-800.jpg', { type: 'image/jpeg', size: { width: 800, height: 450 } }],
  ['ppf.avif', { type: 'image/avif', size: { width: 1600, height: 900 } }],
  ['ppf.mp4', { type: 'video/mp4', size: { width: 320, height: 180 }, seconds: 2 }],
  [
    'ppf.webm',
    { type: 'video/webm', size: { width: 320, height: 180 }, seconds: 2, codecs: 'av01.0.00M.10' },
  ],
])('%s is detected as %o', (name, expected) => {
  const file = readFileSync(`e2e/carousel/files/${name}`)
  expect(inspect(file)).toEqual({ bytes: file.length, ...expected })
})

/** A 1600 × 900 px JPEG with an EXIF orientation, as a camera writes it. */
const photo = (orientation: number) =>
  bytes(
    [0xff, 0xd8],
    [0xff, 0xe1, 0, 34, ...[...'Exif'].map((c) => c.charCodeAt(0)), 0, 0],
    'MM',
    [0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
    [0xff, 0xc0, 0, 17, 8, 0x03, 0x84, 0x06, 0x40, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  )

test.each([
  [1, { width: 1600, height: 900 }],
  [3, { width: 1600, height: 900 }],
  [6, { width: 900, height: 1600 }],
  [8, { width: 900, height: 1600 }],
])('a photo with orientation %i has its displayed size', (orientation, size) => {
  expect(inspect(photo(orientation)).size).toEqual(size)
})

const RIFF = ['RIFF', [0, 0, 0, 0], 'WEBP']

test.each<[string, Uint8Array, string | null, object | null]>([
  [
    'PNG',
    bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 6, 64, 0, 0, 3, 132]),
    'image/png',
    { width: 1600, height: 900 },
  ],
  [
    'lossy WebP',
    bytes(...RIFF, 'VP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x40, 6, 0x84, 3]),
    'image/webp',
    { width: 1600, height: 900 },
  ],
  [
    'lossless WebP',
    bytes(...RIFF, 'VP8L', [0, 0, 0, 0, 0x2f, 0x3f, 0xc6, 0xe0, 0]),
    'image/webp',
    { width: 1600, height: 900 },
  ],
  [
    'extended WebP',
    bytes(...RIFF, 'VP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0x3f, 6, 0, 0x83, 3, 0]),
    'image/webp',
    { width: 1600, height: 900 },
  ],
  ['truncated JPEG', bytes([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff]), 'image/jpeg', null],
  ['truncated PNG', bytes([0x89], 'PNG'), 'image/png', null],
  ['AVIF without a size', bytes([0, 0, 0, 12], 'ftypavif'), 'image/avif', null],
  ['AVIF by a later brand', bytes([0, 0, 0, 20], 'ftypmif1', [0, 0, 0, 0], 'avif'), 'image/avif', null],
  [
    'a video from a phone (QuickTime)',
    bytes([0, 0, 0, 20], 'ftypqt  ', [0, 0, 0, 0], 'qt  '),
    'video/quicktime',
    null,
  ],
  [
    'a picture from a phone (HEIC)',
    bytes([0, 0, 0, 20], 'ftypheic', [0, 0, 0, 0], 'mif1'),
    'image/heic',
    null,
  ],
  ['Matroska', bytes('\x1aE\xdf\xa3', [0x42, 0x82, 0x88], 'matroska'), 'video/matroska', null],
  ['GIF', bytes('GIF89a'), 'image/gif', null],
  ['AVI', bytes('RIFF', [0, 0, 0, 0], 'AVI '), 'video/avi', null],
  [
    'JPEG with fill bytes',
    bytes([0xff, 0xd8, 0xff, 0xff, 0xe0, 0, 2, 0xff, 0xff, 0xc0, 0, 17, 8, 3, 132, 6, 64, 0, 0]),
    'image/jpeg',
    { width: 1600, height: 900 },
  ],
  ['HTML after a BOM and a comment', bytes('\xef\xbb\xbf<!-- saved --><html>'), 'text/html', null],
  ['HTML', bytes('\n<!DOCTYPE html><html>'), 'text/html', null],
  ['text', bytes('hello'), null, null],
  ['nothing', bytes(), null, null],
])('the first bytes of %s show its type, and its size if they contain it', (_what, head, type, size) => {
  expect(inspect(head)).toMatchObject({ bytes: head.length, type, size })
})

test('a truncated picture has no size, even inside a larger buffer', () => {
  const buffer = new Uint8Array(64).fill(7)
  buffer.set(bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0]))
  expect(inspect(buffer.subarray(0, 18))).toMatchObject({ bytes: 18, type: 'image/png', size: null })
})

const join = (...parts: Uint8Array[]) => Uint8Array.from(Buffer.concat(parts))

/** An MP4 box: size, type and content. */
function box(type: string, ...parts: Uint8Array[]): Uint8Array {
  const body = join(...parts)
  const size = body.length + 8
  return join(bytes([size >> 24, (size >> 16) & 255, (size >> 8) & 255, size & 255], type), body)
}
const track = (codec: string) =>
  box(
    'trak',
    box(
      'mdia',
      box('minf', box('stbl', box('stsd', bytes([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, bytes([0, 0]))))),
    ),
  )
const film = (...codecs: string[]) =>
  join(
    box('ftyp', bytes('isom', [0, 0, 2, 0], 'isommp42')),
    box('mdat', new Uint8Array(300_000)),
    box('moov', ...codecs.map(track)),
  )

test.each([
  [['avc1', 'mp4a'], undefined],
  [['mp4a', 'av01'], undefined],
  [['hvc1', 'mp4a'], 'hevc'],
  [['hev1'], 'hevc'],
  [['mp4v'], 'mpeg4'],
  [['mp4a'], 'unusual'],
])('for an MP4 with tracks %j and its index at the end, `unplayable` is %s', (codecs, reason) => {
  expect(inspect(film(...codecs)).unplayable).toBe(reason)
})

/** A number of the given length, big-endian. */
const be = (value: number, length: number) =>
  bytes(Array.from({ length }, (_, i) => Math.floor(value / 256 ** (length - 1 - i)) % 256))

/** A movie header with 600 units in a second, and a track of 1920 × 1080 px that is rotated by the matrix. */
const filmed = (units: number, matrix: readonly number[]) =>
  join(
    box('ftyp', bytes('isom', [0, 0, 2, 0])),
    box(
      'moov',
      box('mvhd', be(0, 12), be(600, 4), be(units, 4), be(0, 80)),
      box('trak', box('tkhd', be(0, 40), ...matrix.map((n) => be(n, 4)), be(0, 8), be(0, 8))),
      box(
        'trak',
        box('tkhd', be(0, 40), ...matrix.map((n) => be(n, 4)), be(1920 << 16, 4), be(1080 << 16, 4)),
        ...[track('avc1').subarray(8)],
      ),
    ),
  )

test.each([
  ['as it was filmed', [1, 0, 0, 0, 1, 0, 0, 0, 1], { width: 1920, height: 1080 }],
  ['rotated by 90°', [0, 1, 0, 0xffff, 0, 0, 0, 0, 1], { width: 1080, height: 1920 }],
])('a film that is shown %s has its displayed size, and its duration', (_how, matrix, size) => {
  expect(inspect(filmed(18_840, matrix))).toMatchObject({ size, seconds: 31.4 })
  expect(inspect(filmed(0, matrix))).not.toHaveProperty('seconds')
})

test('a WebM whose sound comes first has the size and codec of its video', () => {
  const element = (id: string, ...parts: Uint8Array[]) => {
    const body = join(...parts)
    return join(bytes(id), be(0x4000 + body.length, 2), body)
  }
  const tracks = element(
    '\x16T\xaek',
    element('\xae', element('\x86', bytes('A_OPUS')), element('c\xa2', bytes('Head'))),
    element(
      '\xae',
      element('\x86', bytes('V_VP8')),
      element('\xe0', element('\xb0', be(1280, 2)), element('\xba', be(720, 2))),
    ),
  )
  const duration = Uint8Array.from(Buffer.from(new Float32Array([4500]).buffer)).reverse()
  const head = element('\x1aE\xdf\xa3', element('B\x82', bytes('webm')))
  const segment = bytes('\x18S\x80g', [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])
  const file = join(head, segment, element('\x15I\xa9f', element('D\x89', duration)), tracks)
  expect(inspect(file)).toMatchObject({ codecs: 'vp8', size: { width: 1280, height: 720 }, seconds: 4.5 })
})

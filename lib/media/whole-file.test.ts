/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { inspectHead } from './media-file'
import { be, latin, pngChunk, pngOf, riff, segment } from './test-bytes'
import { isWhole } from './whole-file'

const SEED = Number(process.env.FUZZ_SEED || 20_261_124)

const png = pngOf(1600, 900, pngChunk('IDAT', Buffer.alloc(500, 7)))
const webp = riff('RIFF', Buffer.concat([latin('WEBPVP8L'), Buffer.alloc(92)]))

const jpeg = readFileSync('e2e/carousel/files/ppf-800.jpg')
/** A photo with a preview in its EXIF data, which has its own end. */
const photo = Buffer.concat([jpeg.subarray(0, 2), segment(0xe1, jpeg), jpeg.subarray(2)])

const box = (type: string, body: Buffer) => Buffer.concat([be(body.length + 8), latin(type), body])
const fileType = box('ftyp', latin('isom\0\0\x02\0isommp42'))
const index = box('moov', Buffer.alloc(100))
const data = box('mdat', Buffer.alloc(2000))

const element = (id: string, body: Buffer) =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x40 | (body.length >> 8), body.length & 255]), body])
const ofUnknownSize = (id: string) => Buffer.from(`${id}01ffffffffffffff`, 'hex')
const webmHead = element('1a45dfa3', latin('\x42\x82\x84webm'))
const block = element('a3', Buffer.alloc(300))

const fileOf = (name: string): [string, Buffer] => [name, readFileSync(`e2e/carousel/files/${name}`)]
const names = ['ppf.jpg', 'ppf.avif', 'ppf.mp4', 'ppf.webm', 'window-film.webm', 'marine-film.mp4']
const wholeFiles: [string, Buffer][] = [
  ...names.map(fileOf),
  ['a PNG', png],
  ['a WebP', webp],
  ['a photo with a preview', photo],
  ['an MP4 with its index first', Buffer.concat([fileType, index, data])],
  ['an MP4 with its index last', Buffer.concat([fileType, data, index])],
]

const typeOf = (file: Uint8Array) => inspectHead(file, file.length).type
const isFound = async (file: Uint8Array) => !(await isWhole(typeOf(file), new Blob([Uint8Array.from(file)])))

test.each(wholeFiles)('%s is whole, and every truncation of it is found', async (_name, file) => {
  expect(await isFound(file)).toBe(false)
  const last = file.length - 1
  const isCutFound = fc.asyncProperty(fc.integer({ min: 1, max: last }), async (length) => {
    const part = file.subarray(0, length)
    const type = typeOf(part)
    // The first few bytes only show that they are not a known picture or video.
    return type === null || type === 'video/matroska' || (await isFound(part))
  })
  await fc.assert(isCutFound, { seed: SEED, numRuns: 100, examples: [[last]] })
})

test('in a recording, whose sizes are unknown, a truncated block is found', async () => {
  const heads = ['18538067', '1f43b675'].map(ofUnknownSize)
  const recording = Buffer.concat([webmHead, ...heads, block, block])
  expect(await isFound(recording)).toBe(false)
  for (let cut = 1; cut < block.length; cut++)
    expect(await isFound(recording.subarray(0, recording.length - cut))).toBe(true)
})

const long = Buffer.concat([be(1), latin('mdat'), be(0), be(2016), Buffer.alloc(2000)])
const toTheEnd = Buffer.concat([be(0), latin('mdat'), Buffer.alloc(50)])

const filled = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff]), jpeg.subarray(2)])
const withMore = (picture: Buffer) => Buffer.concat([picture, Buffer.alloc(20)])

test.each<[string, Buffer, boolean]>([
  ['an MP4 whose last box is empty', Buffer.concat([fileType, index, data, box('free', latin(''))]), true],
  ['an MP4 whose last box goes to its end', Buffer.concat([fileType, index, toTheEnd]), true],
  ['an MP4 with a size of 64 bits', Buffer.concat([fileType, long, index]), true],
  ['an MP4 without an index', Buffer.concat([fileType, data]), false],
  ['an MP4 without data', Buffer.concat([fileType, index]), false],
  ['an MP4 with an impossible size', Buffer.concat([fileType, data, index, be(4), index]), false],
  ['a WebM without data', Buffer.concat([webmHead, block]), false],
  ['a JPEG with fill bytes', filled, true],
  ['a JPEG with markers that have no length', Buffer.from('ffd8ffd0ff01ffd7ffd9', 'hex'), true],
  // As some cameras write them.
  ['a JPEG with bytes after its end', withMore(jpeg), true],
  ['a PNG with bytes after its end', withMore(png), true],
  ['a WebP with bytes after its end', withMore(webp), true],
  ['a file of another type', latin('hello'), true],
])('%s is whole: %s', async (_what, file, isRight) => {
  expect(await isFound(file)).toBe(!isRight)
})

test('of a large file only one part is read for small steps', async () => {
  const size = 1_000_000_000
  const data = Buffer.concat([be(size - fileType.length - index.length), latin('mdat')])
  const start = Buffer.concat([fileType, index, data])
  const lengths: number[] = []
  const slice = (from: number, to: number) => {
    lengths.push(to - from)
    const part = Buffer.alloc(to - from)
    if (from < start.length) start.copy(part, 0, from)
    return new Blob([part])
  }
  const large = Object.defineProperties(new Blob(), { slice: { value: slice }, size: { value: size } })
  expect(await isWhole('video/mp4', large)).toBe(true)
  expect(lengths).toEqual([64 * 1024])
})

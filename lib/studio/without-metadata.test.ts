/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { inspectBlob } from '@/lib/media/media-file'
import { exif, latin, PLACE, placedVideo, pngChunk, pngOf, riff, segment } from '@/lib/media/test-bytes'
import { withoutMetadata } from './without-metadata'

const SECRET = '41.3851 N'
const file = readFileSync('e2e/carousel/files/ppf.jpg')
// Without the comment of the program that made it.
const jpeg = Buffer.concat([file.subarray(0, 2), file.subarray(20)])
const photo = (orientation: number) => {
  const metadata = [exif(orientation, latin(SECRET)), segment(0xfe, latin(SECRET))]
  return Buffer.concat([jpeg.subarray(0, 2), ...metadata, jpeg.subarray(2), jpeg])
}
const inPng = ['eXIf', 'tEXt'].map((name) => pngChunk(name, latin(SECRET)))
const inWebp = ['EXIF', 'XMP '].map((name) => riff(name, latin(`${SECRET}.`)))
const webp = (flags: number, ...extra: Buffer[]) => {
  const size = Buffer.from([flags, 0, 0, 0, 0x3f, 6, 0, 0x83, 3, 0])
  const chunks = [latin('WEBP'), riff('VP8X', size), riff('VP8L', latin('data')), ...extra]
  return riff('RIFF', Buffer.concat(chunks))
}

const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer())

test.each([
  ['image/jpeg', photo(1), jpeg],
  ['image/png', pngOf(1600, 900, ...inPng), pngOf(1600, 900)],
  ['image/webp', webp(0x1c, ...inWebp), webp(0x10)],
])('%s loses what it says about the place, and nothing that is seen', async (type, picture, plain) => {
  const stripped = await bytesOf(await withoutMetadata(new Blob([Uint8Array.from(picture)]), type))
  expect(stripped.equals(plain)).toBe(true)
  // A file without metadata stays the same one.
  const again = new Blob([Uint8Array.from(plain)])
  expect(await withoutMetadata(again, type)).toBe(again)
})

test('a photo that is turned by its EXIF data stays turned', async () => {
  const stripped = await withoutMetadata(new Blob([Uint8Array.from(photo(6))]), 'image/jpeg')
  expect((await bytesOf(stripped)).includes(SECRET)).toBe(false)
  const upright = { type: 'image/jpeg', size: { width: 900, height: 1600 } }
  expect(await inspectBlob(stripped)).toMatchObject(upright)
})

test.each(['mp4', 'webm'] as const)(
  'a video in %s loses the place, and is the same file whenever it is chosen',
  async (format) => {
    const video = new Blob([placedVideo(format)])
    expect((await bytesOf(video)).includes(PLACE)).toBe(true)
    const copy = await withoutMetadata(video, `video/${format}`)
    expect((await bytesOf(copy)).includes(PLACE)).toBe(false)
    expect(await inspectBlob(copy)).toEqual({ ...(await inspectBlob(video)), bytes: copy.size })
    jest.spyOn(Date, 'now').mockReturnValue(0)
    const again = await withoutMetadata(video, `video/${format}`)
    expect((await bytesOf(again)).equals(await bytesOf(copy))).toBe(true)
  },
)

/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { namesWithPosition, readPictures } from './media-folder'
import { exif, latin, placedVideo } from './test-bytes'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'media-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('hidden files, folders and JSON files are no pictures', () => {
  mkdirSync(join(folder, 'more.jpg'))
  for (const name of ['.DS_Store', 'a.json', 'ppf.jpg'])
    cpSync('e2e/carousel/files/ppf.jpg', join(folder, name))
  expect([...readPictures(folder).keys()]).toEqual(['ppf.jpg'])
})

const inEither = latin('\x25\x88\x04\0\x01\0\0\0')

test.each<[string, Uint8Array]>([
  ['an MP4', placedVideo('mp4')],
  ['a WebM', placedVideo('webm')],
  ['a video of an iPhone', latin('\0location.ISO6709\0+41.3851+002.1734+012.345/\0')],
  ['a video of the southern half', latin('\0\xa9xyz\0\x12-3351.5-07040.25/')],
  ['a video of 3GPP', latin('udta\0\0\0\x24loci\0\0\0\0\x15\xc7')],
  ['a video of an action camera', latin('\0\0\0\x10gpmd\0\0\0\0\0\0\0\x01')],
  ['a photo', exif(1, latin('\x88\x25\0\x04\0\0\0\x01'))],
  ['a photo of the other byte order', exif(1, inEither)],
  ['a picture with XMP', latin('<rdf:Description exif:GPSLatitude="41,23.1N"/>')],
])('%s that says where it was taken is found', (_what, bytes) => {
  writeFileSync(join(folder, 'boat'), bytes)
  expect(namesWithPosition(folder)).toEqual(['boat'])
})

test('the project’s own files say nothing of a place', () => {
  for (const files of ['public/carousel', 'docs/examples', 'e2e/carousel/files'])
    expect(namesWithPosition(files)).toEqual([])
})

// The bytes of small pictures and videos.
import { readFileSync } from 'node:fs'

export const latin = (text: string) => Buffer.from(text, 'latin1')

/** A whole number in big-endian order. */
export const be = (value: number, length = 4) =>
  Buffer.from(Array.from({ length }, (_, i) => Math.floor(value / 256 ** (length - 1 - i)) % 256))

export const pngChunk = (type: string, content: Buffer) =>
  Buffer.concat([be(content.length), latin(type), content, be(0)])

/** A PNG without a picture, but with its size. */
export function pngOf(width: number, height: number, ...chunks: Buffer[]): Buffer {
  const header = pngChunk('IHDR', Buffer.concat([be(width), be(height), Buffer.from([8, 2, 0, 0, 0])]))
  return Buffer.concat([latin('\x89PNG\r\n\x1a\n'), header, ...chunks, pngChunk('IEND', latin(''))])
}

/** A part of a JPEG. */
export const segment = (marker: number, content: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), be(content.length + 2, 2), content])

/** EXIF data with an orientation, as a camera writes it. */
export function exif(orientation: number, ...rest: Buffer[]): Buffer {
  const head = [latin('Exif\0\0MM'), be(42, 2), be(8, 4), be(1, 2), be(0x0112, 2), be(3, 2), be(1, 4)]
  return segment(0xe1, Buffer.concat([...head, be(orientation, 2), be(0, 6), ...rest]))
}

export const riff = (type: string, content: Buffer) =>
  Buffer.concat([latin(type), be(content.length).reverse(), content])

/** A video of two seconds whose picture has this codec, enlarged to a number of bytes by a box that players skip. */
export function mp4Of(codec: string, bytes = 0): Uint8Array<ArrayBuffer> {
  const video = readFileSync('e2e/carousel/files/ppf.mp4')
  video.write(codec, video.indexOf('avc1', video.indexOf('stsd')), 'latin1')
  const file = new Uint8Array(Math.max(bytes, video.length + 8))
  file.set(video)
  new DataView(file.buffer).setUint32(video.length, file.length - video.length)
  file.set(Buffer.from('free'), video.length + 4)
  return file
}

/** A video of two seconds in H.264 with the number of a profile, in its configuration. */
export function h264Of(profile: number): Uint8Array<ArrayBuffer> {
  const file = mp4Of('avc1')
  file[Buffer.from(file).indexOf('avcC') + 5] = profile
  return file
}

/** As phones write it, in the length of the name of the program that wrote the videos. */
export const PLACE = '+41.38+002.1/'

/** A video of two seconds that says where it was recorded. */
export function placedVideo(format: 'mp4' | 'webm'): Uint8Array<ArrayBuffer> {
  const video = readFileSync(`e2e/carousel/files/ppf.${format}`, 'latin1')
  return Uint8Array.from(latin(video.replaceAll('\xa9too', '\xa9xyz').replaceAll('Lavf59.27.100', PLACE)))
}

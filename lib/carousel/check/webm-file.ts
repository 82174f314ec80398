import { latin, view } from './bytes'
import type { VideoFacts } from './mp4-file'

export const SEGMENT = 0x18538067
export const CLUSTER = 0x1f43b675
const INFO = 0x1549a966
const TIMESTAMP_SCALE = 0x2ad7b1
const DURATION = 0x4489
const TRACKS = 0x1654ae6b
const TRACK = 0xae
const CODEC = 0x86
const CODEC_PRIVATE = 0x63a2
const VIDEO = 0xe0
const PIXEL_WIDTH = 0xb0
const PIXEL_HEIGHT = 0xba

/** Reads the head of a WebM file, which describes its tracks before the first of their data. */
export function readWebm(head: Uint8Array): VideoFacts & { codecs: string | null } {
  const segment = contentOf(head, SEGMENT)
  const info = contentOf(segment, INFO)
  const tracks = elementsIn(contentOf(segment, TRACKS)).filter(({ id }) => id === TRACK)
  const track = tracks.find(({ content }) => contentOf(content, VIDEO).length > 0)?.content ?? NONE
  const video = contentOf(track, VIDEO)
  const [width, height] = [numberOf(contentOf(video, PIXEL_WIDTH)), numberOf(contentOf(video, PIXEL_HEIGHT))]
  const nanoseconds = numberOf(contentOf(info, TIMESTAMP_SCALE)) || 1_000_000
  const seconds = (floatOf(contentOf(info, DURATION)) * nanoseconds) / 1e9
  return {
    codecs: codecsOf(contentOf(track, CODEC), contentOf(track, CODEC_PRIVATE)),
    size: width && height ? { width, height } : null,
    seconds: seconds > 0 ? seconds : null,
  }
}

/** AV1 has its profile, level and bit depth in its CodecPrivate data; VP8 and VP9 play everywhere. */
function codecsOf(codec: Uint8Array, [version, level = 0, depth = 0]: Uint8Array): string | null {
  const name = latin(codec, 0, codec.length)
  if (name === 'V_VP8') return 'vp8'
  if (name !== 'V_AV1' || version !== 0x81) return null
  const bits = depth & 0x20 ? '12' : depth & 0x40 ? '10' : '08'
  return `av01.${level >> 5}.${String(level & 31).padStart(2, '0')}${depth & 0x80 ? 'H' : 'M'}.${bits}`
}

const NONE = new Uint8Array()

/** The content of the first element with this id. */
const contentOf = (bytes: Uint8Array, id: number) =>
  elementsIn(bytes).find((element) => element.id === id)?.content ?? NONE

/** An element is its id, its size and its content. One of unknown size, or cut off, ends with the bytes. */
function elementsIn(bytes: Uint8Array): { id: number; content: Uint8Array }[] {
  const elements = []
  for (let at = 0; at < bytes.length; ) {
    const afterId = at + lengthAt(bytes, at)
    const start = afterId + lengthAt(bytes, afterId)
    if (start > bytes.length) break
    const end = start + sizeOf(bytes.subarray(afterId, start))
    elements.push({ id: numberOf(bytes.subarray(at, afterId)), content: bytes.subarray(start, end) })
    at = end
  }
  return elements
}

/** The number of leading zeros of the first byte is the number of bytes that follow it. */
export const lengthAt = (bytes: Uint8Array, at: number) => Math.clz32(bytes[at] ?? 0) - 23

/** The first byte's leading 1 marks the length. All other bits are 1 if the size is unknown. */
export function sizeOf([first = 0, ...rest]: Uint8Array): number {
  const mask = 2 ** (7 - rest.length) - 1
  const isUnknown = (first & mask) === mask && rest.every((byte) => byte === 255)
  return isUnknown ? Number.POSITIVE_INFINITY : numberOf(Uint8Array.of(first & mask, ...rest))
}

export const numberOf = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum * 256 + byte, 0)

function floatOf(bytes: Uint8Array): number {
  if (bytes.length === 4) return view(bytes).getFloat32(0)
  return bytes.length === 8 ? view(bytes).getFloat64(0) : 0
}

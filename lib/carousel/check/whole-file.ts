import { type ByteRange, latin, view } from './bytes'
import { boxBytes } from './mp4-file'
import { CLUSTER, lengthAt, numberOf, SEGMENT, sizeOf } from './webm-file'

type Steps<Result> = Generator<ByteRange, Result, Uint8Array>
/** Reads at least `length` bytes, if the file has them. */
type Read = (from: number, length: number) => Steps<Uint8Array>

const PART_BYTES = 64 * 1024

/** Whether a file has its end: a half-finished download begins like the whole file. Files of other types pass. */
export function* isWholeFile(type: string | null, bytes: number, head: Uint8Array): Steps<boolean> {
  const read = createReader(bytes, head)
  if (type === 'image/jpeg') return yield* hasEndOfJpeg(bytes, read)
  if (type === 'image/png') return yield* hasEndOfPng(bytes, read)
  if (type === 'image/webp') return bytes >= 8 + view(head).getUint32(4, true)
  if (type === 'image/avif' || type === 'video/mp4') return yield* areBoxesWhole(bytes, read)
  return type === 'video/webm' ? yield* areElementsWhole(bytes, read) : true
}

/** Reads more than it needs at a time, because most steps are small. */
function createReader(bytes: number, head: Uint8Array): Read {
  let start = 0
  let part = head
  return function* read(from, length) {
    if (Math.min(from + length, bytes) > start + part.length) {
      start = from
      part = yield { from, to: Math.min(from + PART_BYTES, bytes) }
    }
    return part.subarray(from - start)
  }
}

/** Goes from marker to marker, because the preview in a photo's EXIF data has its own end. */
function* hasEndOfJpeg(bytes: number, read: Read): Steps<boolean> {
  for (let at = 2; at + 2 <= bytes; ) {
    const part = yield* read(at, 4)
    const [first = 0, marker = 0, high = 0, low = 0] = part
    if (first !== 0xff) {
      const next = part.indexOf(0xff)
      at += next < 0 ? part.length : next
    } else if (marker === 0xd9) return true
    else if (marker === 0xff) at += 1
    else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    else at += 2 + Math.max(2, (high << 8) | low)
  }
  return false
}

function* hasEndOfPng(bytes: number, read: Read): Steps<boolean> {
  for (let at = 8; at + 12 <= bytes; ) {
    const header = yield* read(at, 8)
    if (latin(header, 4, 8) === 'IEND') return true
    at += 12 + view(header).getUint32(0)
  }
  return false
}

/** The boxes of an MP4 or an AVIF add up to the file, with an index and the data among them. */
function* areBoxesWhole(bytes: number, read: Read): Steps<boolean> {
  const types = new Set<string>()
  let at = 0
  while (at + 8 <= bytes) {
    const header = yield* read(at, 16)
    const length = boxBytes(header, bytes - at)
    if (length === null) return false
    types.add(latin(header, 4, 8))
    at += length
  }
  return at === bytes && types.has('mdat') && (types.has('moov') || types.has('meta'))
}

/** The elements of a WebM add up to the file. Recordings have a segment and clusters of unknown size. */
function* areElementsWhole(bytes: number, read: Read): Steps<boolean> {
  let hasData = false
  let at = 0
  while (at < bytes) {
    const header = yield* read(at, 16)
    const afterId = lengthAt(header, 0)
    const start = afterId + lengthAt(header, afterId)
    if (at + start > bytes) return false
    const id = numberOf(header.subarray(0, afterId))
    const size = sizeOf(header.subarray(afterId, start))
    hasData ||= id === CLUSTER || (id === SEGMENT && size < Number.POSITIVE_INFINITY)
    at += start + (size < Number.POSITIVE_INFINITY ? size : 0)
  }
  return hasData && at === bytes
}

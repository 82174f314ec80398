import { imageSize } from 'image-size'
import type { Size } from './media-types'

/** The properties of a media file, read from its bytes. */
export type MediaFile = {
  bytes: number
  /** The MIME type, regardless of the name; `null` for an unknown format. */
  type: string | null
  /** The displayed size; `null` if the file does not say it. */
  size: Size | null
  /** A video's duration, if the file says it. */
  seconds?: number
  /** A WebM video's `codecs` parameter for the `type` of a `<source>`. */
  codecs?: string
  /** The file ends early, as after half a download. */
  isIncomplete?: boolean
  /** Why browsers cannot play this MP4 video. */
  unplayable?: Unplayable
}

/** EXIF orientations from 5 upwards are rotated by 90°. */
const TURNED = 5

/** Enough bytes to detect a file's type and a picture's size. */
const HEAD_BYTES = 256 * 1024

/** Yields the byte ranges that it needs, so that the same parser works with synchronous and asynchronous reads. */
function* inspectMedia(bytes: number): Generator<ByteRange, MediaFile, Uint8Array> {
  const head = yield { from: 0, to: Math.min(HEAD_BYTES, bytes) }
  const type = typeOf(head)
  const { size, seconds, codecs, unplayable } = yield* factsOf(type, bytes, head)
  const isWhole = yield* isWholeFile(type, bytes, head)
  return {
    bytes,
    type,
    size,
    ...(seconds && { seconds }),
    ...(codecs && { codecs }),
    ...(!isWhole && { isIncomplete: true }),
    ...(unplayable && { unplayable }),
  }
}

type Facts = VideoFacts & { codecs?: string | null; unplayable?: Unplayable | null }

function* factsOf(
  type: string | null,
  bytes: number,
  head: Uint8Array,
): Generator<ByteRange, Facts, Uint8Array> {
  if (type === 'video/mp4') return yield* readMp4(bytes)
  return type === 'video/webm' ? readWebm(head) : { size: pictureSizeOf(type, head), seconds: null }
}

/** Inspects a file with synchronous reads. */
export function inspectNow(bytes: number, read: (range: ByteRange) => Uint8Array): MediaFile {
  const steps = inspectMedia(bytes)
  let step = steps.next()
  while (!step.done) step = steps.next(read(step.value))
  return step.value
}

/** Inspects a chosen file; reads only the necessary ranges, because a video may be large. */
export async function inspectBlob(blob: Blob): Promise<MediaFile> {
  const steps = inspectMedia(blob.size)
  let step = steps.next()
  while (!step.done) {
    const { from, to } = step.value
    step = steps.next(new Uint8Array(await blob.slice(from, to).arrayBuffer()))
  }
  return step.value
}

function typeOf(head: Uint8Array): string | null {
  const start = latin(head, 0, 12)
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (start.startsWith('\x89PNG')) return 'image/png'
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'image/webp'
  if (start.startsWith('RIFF') && start.endsWith('AVI ')) return 'video/avi'
  if (start.startsWith('GIF8')) return 'image/gif'
  // Matroska uses the same container, but browsers do not play it.
  if (start.startsWith('\x1aE\xdf\xa3'))
    return latin(head, 0, 64).includes('webm') ? 'video/webm' : 'video/matroska'
  if (start.slice(4, 8) === 'ftyp') return typeOfBrands(head)
  if (/^(\xef\xbb\xbf)?\s*<(!doctype|html|head|body|!--|\?xml)/i.test(latin(head, 0, 256))) return 'text/html'
  return null
}

/** The `ftyp` box lists the file's major and compatible brands. */
function typeOfBrands(head: Uint8Array): string | null {
  const length = new DataView(head.buffer, head.byteOffset).getUint32(0)
  const brands: readonly string[] = latin(head, 8, Math.min(length, 256)).match(/.{4}/gs) ?? []
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'image/avif'
  if (brands.some((brand) => /^(iso\w|mp4\d|avc1|dash|M4V )$/.test(brand))) return 'video/mp4'
  if (brands.some((brand) => /^(hei[cx]|hevc|mif1)$/.test(brand))) return 'image/heic'
  return brands.includes('qt  ') ? 'video/quicktime' : null
}

function pictureSizeOf(type: string | null, head: Uint8Array): MediaFile['size'] {
  if (!type?.startsWith('image/')) return null
  try {
    // image-size reads past the end of a view, so it gets a copy of exactly these bytes.
    const {
      width,
      height,
      orientation = 1,
    } = imageSize(type === 'image/jpeg' ? withoutFillBytes(head) : new Uint8Array(head))
    // Phones store portrait photos in landscape and browsers rotate them by their EXIF orientation.
    return orientation >= TURNED ? { width: height, height: width } : { width, height }
  } catch {
    // A truncated picture has no readable size.
    return null
  }
}

/** JPEG allows any number of fill bytes before a marker; image-size 2.1 rejects them. */
function withoutFillBytes(jpeg: Uint8Array): Uint8Array {
  const fill = new Set<number>()
  for (let at = 2; jpeg[at] === 0xff; at += 2 + (((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0))) {
    for (; jpeg[at + 1] === 0xff; at += 1) fill.add(at)
  }
  return jpeg.filter((_, i) => !fill.has(i))
}

/** A byte range of a file; `to` is exclusive. */
type ByteRange = { from: number; to: number }

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

/** Why browsers cannot play a file. */
type Unplayable = 'hevc' | 'dolbyVision' | 'mpeg4' | 'unusual'

type Box = { type: string; from: number; to: number }

// Larger than the index of any short video; a larger index is read only up to this limit.
const MAX_INDEX_BYTES = 4_000_000

/** The container boxes on the path to the sample descriptions (`stsd`). */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl'])
const PLAYABLE = /^(avc[1-4]|av01|vp0[89])$/
const CODECS: Readonly<Record<string, Unplayable>> = {
  hvc1: 'hevc',
  hev1: 'hevc',
  dvh1: 'dolbyVision',
  dvhe: 'dolbyVision',
  mp4v: 'mpeg4',
}

/** What a video's file says about it. A `null` is not in the file. */
type VideoFacts = { size: Size | null; seconds: number | null }
type Mp4Facts = VideoFacts & { unplayable: Unplayable | null }

/** Reads an MP4 file. Yields the byte ranges that it needs, as the index may be at the end of a large file. */
function* readMp4(fileBytes: number): Generator<ByteRange, Mp4Facts, Uint8Array> {
  let at = 0
  while (at + 8 <= fileBytes) {
    const header = yield { from: at, to: Math.min(at + 16, fileBytes) }
    const bytes = boxBytes(header, fileBytes - at)
    if (bytes === null) break
    if (latin(header, 4, 8) === 'moov') {
      const index = yield { from: at, to: at + Math.min(bytes, MAX_INDEX_BYTES) }
      const boxes = boxesOfIndex(index)
      return {
        unplayable: verdictOf(codecsIn(index, boxes)),
        size: sizeIn(index, boxes),
        seconds: secondsIn(index, boxes),
      }
    }
    at += bytes
  }
  return { unplayable: null, size: null, seconds: null }
}

/** A size of 0 means "up to the end of the file"; 1 means that a 64-bit size follows. */
function boxBytes(header: Uint8Array, left: number): number | null {
  if (header.length < 8) return null
  const bytes = view(header).getUint32(0)
  if (bytes === 0) return left
  const real = bytes === 1 && header.length >= 16 ? Number(view(header).getBigUint64(8)) : bytes
  return real >= 8 ? real : null
}

function verdictOf(codecs: readonly string[]): Unplayable | null {
  if (codecs.some((codec) => PLAYABLE.test(codec))) return null
  return codecs.map((codec) => CODECS[codec]).find(Boolean) ?? 'unusual'
}

function boxesOfIndex(index: Uint8Array): Box[] {
  const found: Box[] = []
  const waiting: Box[] = boxesIn(index, 0, index.length)
  for (let box = waiting.shift(); box; box = waiting.shift()) {
    if (CONTAINERS.has(box.type)) waiting.push(...boxesIn(index, box.from + 8, box.to))
    else found.push(box)
  }
  return found
}

/** The sample entry types of all tracks, audio included. They follow the box header, version, flags and entry count. */
const codecsIn = (index: Uint8Array, boxes: readonly Box[]) =>
  boxes
    .filter(({ type }) => type === 'stsd')
    .flatMap(({ from, to }) => boxesIn(index, from + 16, to).map(({ type }) => type))

/** The displayed size is at the end of the track's header, after the matrix that rotates it. */
function sizeIn(index: Uint8Array, boxes: readonly Box[]): Size | null {
  for (const { type, from, to } of boxes) {
    if (type !== 'tkhd' || to > index.length || to - from < 92) continue
    const header = view(index)
    const width = header.getUint16(to - 8)
    const height = header.getUint16(to - 4)
    const isTurned = header.getInt32(to - 44) === 0 && header.getInt32(to - 40) !== 0
    // A sound track has no size.
    if (width > 0 && height > 0) return isTurned ? { width: height, height: width } : { width, height }
  }
  return null
}

/** A film in fragments has the duration 0 here. */
function secondsIn(index: Uint8Array, boxes: readonly Box[]): number | null {
  const box = boxes.find(({ type, to }) => type === 'mvhd' && to <= index.length)
  if (!box || box.to - box.from < 32) return null
  const header = view(index.subarray(box.from, box.to))
  const isLong = header.getUint8(8) === 1 && header.byteLength >= 40
  const scale = header.getUint32(isLong ? 28 : 20)
  const duration = isLong ? Number(header.getBigUint64(32)) : header.getUint32(24)
  return scale > 0 && duration > 0 ? duration / scale : null
}

function boxesIn(bytes: Uint8Array, from: number, to: number): Box[] {
  const boxes: Box[] = []
  const end = Math.min(to, bytes.length)
  for (let at = from; at + 8 <= end; ) {
    const size = boxBytes(bytes.subarray(at, at + 16), end - at)
    if (size === null) break
    boxes.push({ type: latin(bytes, at + 4, at + 8), from: at, to: at + size })
    at += size
  }
  return boxes
}

const SEGMENT = 0x18538067
const CLUSTER = 0x1f43b675
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
function readWebm(head: Uint8Array): VideoFacts & { codecs: string | null } {
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
const lengthAt = (bytes: Uint8Array, at: number) => Math.clz32(bytes[at] ?? 0) - 23

/** The first byte's leading 1 marks the length. All other bits are 1 if the size is unknown. */
function sizeOf([first = 0, ...rest]: Uint8Array): number {
  const mask = 2 ** (7 - rest.length) - 1
  const isUnknown = (first & mask) === mask && rest.every((byte) => byte === 255)
  return isUnknown ? Number.POSITIVE_INFINITY : numberOf(Uint8Array.of(first & mask, ...rest))
}

const numberOf = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum * 256 + byte, 0)

function floatOf(bytes: Uint8Array): number {
  if (bytes.length === 4) return view(bytes).getFloat32(0)
  return bytes.length === 8 ? view(bytes).getFloat64(0) : 0
}

type Steps<Result> = Generator<ByteRange, Result, Uint8Array>
/** Reads at least `length` bytes, if the file has them. */
type Read = (from: number, length: number) => Steps<Uint8Array>

const PART_BYTES = 64 * 1024

/** Whether a file has its end: a half-finished download begins like the whole file. Files of other types pass. */
function* isWholeFile(type: string | null, bytes: number, head: Uint8Array): Steps<boolean> {
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

import { imageSize } from 'image-size'
import { type ByteRange, latin } from './bytes'
import type { Size } from './media-limits'
import { readMp4, type Unplayable, type VideoFacts } from './mp4-file'
import { readWebm } from './webm-file'
import { isWholeFile } from './whole-file'

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
  return type === 'video/webm' ? readWebm(head) : { size: sizeOf(type, head), seconds: null }
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

function sizeOf(type: string | null, head: Uint8Array): MediaFile['size'] {
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

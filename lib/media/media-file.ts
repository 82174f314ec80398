import { imageSize } from 'image-size'
import { isPlayed, type MediaFile } from './media-types'
import { isWhole, latin } from './whole-file'

/** Enough bytes to detect a file's type and a picture's size. */
export const HEAD_BYTES = 256 * 1024

/** Inspects a file; reads only the necessary parts, because a video may be large. */
export async function inspectBlob(blob: Blob): Promise<MediaFile> {
  const head = new Uint8Array(await blob.slice(0, HEAD_BYTES).arrayBuffer())
  const file = inspectHead(head, blob.size)
  return {
    ...file,
    ...(isPlayed(file.type) && (await videoFacts(blob))),
    ...(!(await isWhole(file.type, blob)) && { isIncomplete: true }),
  }
}

/** What the first bytes of a file say: enough for a picture. */
export function inspectHead(head: Uint8Array, bytes: number): MediaFile {
  const type = typeOf(head)
  return { bytes, type, size: pictureSizeOf(type, head) }
}

/** Without the reader's code, which may fail to load, a video is like one that says nothing about itself. */
async function videoFacts(blob: Blob): Promise<Partial<MediaFile>> {
  try {
    return await (await import('./video-facts')).videoFacts(blob)
  } catch {
    return {}
  }
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
  if (brands.some((brand) => /iso\w|mp4\d|avc1|dash|M4V /.test(brand))) return 'video/mp4'
  if (brands.some((brand) => /hei[cx]|hevc|mif1/.test(brand))) return 'image/heic'
  return brands.includes('qt  ') ? 'video/quicktime' : null
}

/** EXIF orientations from 5 upwards are rotated by 90°. */
const TURNED = 5

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

/** How a JPEG is turned when it is shown, from 1 (not at all) to 8. */
export const orientationOf = (jpeg: Uint8Array) => imageSize(withoutFillBytes(jpeg)).orientation ?? 1

/** JPEG allows any number of fill bytes before a marker; image-size 2.1 rejects them. */
function withoutFillBytes(jpeg: Uint8Array): Uint8Array {
  const fill = new Set<number>()
  for (let at = 2; jpeg[at] === 0xff; at += 2 + (((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0))) {
    for (; jpeg[at + 1] === 0xff; at += 1) fill.add(at)
  }
  return jpeg.filter((_, i) => !fill.has(i))
}

import { orientationOf } from '@/lib/media/media-file'
import { latin, view } from '@/lib/media/whole-file'

/** The code that reads and writes videos is large. */
export const loadVideoWriter = () => import('./video/without-tags')

/**
 * A picture or a video without what cameras and programs write about it, the place where it was taken included. Its
 * pixels, its colors and its orientation stay as they are.
 */
export async function withoutMetadata(file: Blob, type: string | null): Promise<Blob> {
  if (type?.startsWith('video/')) return await (await loadVideoWriter()).withoutTags(file, type)
  const parts = PARTS[type ?? '']
  if (!parts) return file
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kept = parts(bytes)
  const length = kept.reduce((sum, part) => sum + part.length, 0)
  return length === bytes.length ? file : new Blob(kept, { type: file.type })
}

type Bytes = Uint8Array<ArrayBuffer>

const PARTS: Readonly<Record<string, (bytes: Bytes) => Bytes[]>> = {
  'image/jpeg': partsOfJpeg,
  'image/png': partsOfPng,
  'image/webp': partsOfWebp,
}

const START_OF_SCAN = 0xda
const END = 0xd9

/** Ends with the picture: phones append more pictures, which have metadata too. */
function partsOfJpeg(bytes: Bytes): Bytes[] {
  const orientation = orientationOf(bytes)
  const parts = [bytes.slice(0, 2), ...(orientation > 1 ? [orientationSegment(orientation)] : [])]
  for (let at = 2; at + 2 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (marker === END) return [...parts, bytes.slice(at, at + 2)]
    else {
      let end = at + 2 + view(bytes).getUint16(at + 2)
      if (marker === START_OF_SCAN) end = endOfScan(bytes, end)
      const segment = bytes.slice(at, end)
      if (isNeeded(marker, segment)) parts.push(segment)
      at = end
    }
  }
  return parts
}

/** Of the segments for programs, the ones for colors are needed. Comments are not. */
function isNeeded(marker: number, segment: Bytes): boolean {
  if (marker === 0xe2) return latin(segment, 4, 15) === 'ICC_PROFILE'
  const isForPrograms = marker > 0xe0 && marker < 0xf0 && marker !== 0xee
  return !isForPrograms && marker !== 0xfe
}

/** In the data of a picture, 0 or a restart marker follows 0xff. */
function endOfScan(bytes: Bytes, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

/** EXIF data with nothing but the orientation. */
function orientationSegment(orientation: number): Bytes {
  const head = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8]
  const entry = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  return Uint8Array.from([...head, ...entry])
}

const PNG_TEXTS = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

function partsOfPng(bytes: Bytes): Bytes[] {
  const parts = [bytes.slice(0, 8)]
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view(bytes).getUint32(at)
    const type = latin(bytes, at + 4, at + 8)
    if (!PNG_TEXTS.has(type)) parts.push(bytes.slice(at, end))
    if (type === 'IEND') break
    at = end
  }
  return parts
}

/** In the flags of an extended WebP. */
const HAS_EXIF_OR_XMP = 0b1100

function partsOfWebp(bytes: Bytes): Bytes[] {
  const head = bytes.slice(0, 12)
  const parts = [head]
  const end = 8 + view(bytes).getUint32(4, true)
  for (let at = 12; at + 8 <= end; ) {
    const length = view(bytes).getUint32(at + 4, true)
    const chunk = bytes.slice(at, at + 8 + length + (length % 2))
    const type = latin(chunk, 0, 4)
    if (type === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~HAS_EXIF_OR_XMP
    if (type !== 'EXIF' && type !== 'XMP ') parts.push(chunk)
    at += chunk.length
  }
  view(head).setUint32(4, parts.reduce((sum, part) => sum + part.length, 0) - 8, true)
  return parts
}

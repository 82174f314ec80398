/** Whether a file has its end: a half-finished download begins like the whole file. Files of other types pass. */
export async function isWhole(type: string | null, blob: Blob): Promise<boolean> {
  const read = createReader(blob)
  switch (type) {
    case 'image/jpeg':
      return await hasEndOfJpeg(blob.size, read)
    case 'image/png':
      return await hasEndOfPng(blob.size, read)
    case 'image/webp':
      return blob.size >= 8 + view(await read(0, 8)).getUint32(4, true)
    case 'image/avif':
    case 'video/mp4':
      return await areBoxesWhole(blob.size, read)
    case 'video/webm':
      return await areElementsWhole(blob.size, read)
    default:
      return true
  }
}

/** Reads at least `length` bytes, if the file has them. Goes only forward. */
type Read = (from: number, length: number) => Promise<Uint8Array>

const PART_BYTES = 64 * 1024

/** Reads more than it needs at a time, because most steps are small. */
function createReader(blob: Blob): Read {
  let start = 0
  let part = new Uint8Array()
  return async (from, length) => {
    if (Math.min(from + length, blob.size) > start + part.length) {
      start = from
      part = new Uint8Array(await blob.slice(from, from + PART_BYTES).arrayBuffer())
    }
    return part.subarray(from - start)
  }
}

/** Goes from marker to marker, because the preview in a photo's EXIF data has its own end. */
async function hasEndOfJpeg(bytes: number, read: Read): Promise<boolean> {
  for (let at = 2; at + 2 <= bytes; ) {
    const part = await read(at, 4)
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

async function hasEndOfPng(bytes: number, read: Read): Promise<boolean> {
  for (let at = 8; at + 12 <= bytes; ) {
    const header = await read(at, 8)
    if (latin(header, 4, 8) === 'IEND') return true
    at += 12 + view(header).getUint32(0)
  }
  return false
}

/** The boxes of an MP4 or an AVIF add up to the file, with an index and the data among them. */
async function areBoxesWhole(bytes: number, read: Read): Promise<boolean> {
  const types = new Set<string>()
  let at = 0
  while (at + 8 <= bytes) {
    const header = await read(at, 16)
    const length = boxBytes(header, bytes - at)
    if (length === null) return false
    types.add(latin(header, 4, 8))
    at += length
  }
  return at === bytes && types.has('mdat') && (types.has('moov') || types.has('meta'))
}

/** The elements of a WebM add up to the file. Recordings have a segment and clusters of unknown size. */
async function areElementsWhole(bytes: number, read: Read): Promise<boolean> {
  let hasData = false
  let at = 0
  while (at < bytes) {
    const header = await read(at, 16)
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

/** A size of 0 means "up to the end of the file"; 1 means that a 64-bit size follows. */
function boxBytes(header: Uint8Array, left: number): number | null {
  const bytes = view(header).getUint32(0)
  if (bytes === 0) return left
  const real = bytes === 1 && header.length >= 16 ? Number(view(header).getBigUint64(8)) : bytes
  return real >= 8 ? real : null
}

const SEGMENT = 0x18538067
const CLUSTER = 0x1f43b675

/** The number of leading zeros of the first byte is the number of bytes that follow it. */
const lengthAt = (bytes: Uint8Array, at: number) => Math.clz32(bytes[at] ?? 0) - 23

/** The first byte's leading 1 marks the length. All other bits are 1 if the size is unknown. */
function sizeOf([first = 0, ...rest]: Uint8Array): number {
  const mask = 2 ** (7 - rest.length) - 1
  const isUnknown = (first & mask) === mask && rest.every((byte) => byte === 255)
  return isUnknown ? Number.POSITIVE_INFINITY : numberOf(Uint8Array.of(first & mask, ...rest))
}

const numberOf = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum * 256 + byte, 0)

export const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
export const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

import { type ByteRange, latin, view } from './bytes'
import type { Size } from './media-limits'

/** Why browsers cannot play a file. */
export type Unplayable = 'hevc' | 'dolbyVision' | 'mpeg4' | 'unusual'

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
export type VideoFacts = { size: Size | null; seconds: number | null }
type Mp4Facts = VideoFacts & { unplayable: Unplayable | null }

/** Reads an MP4 file. Yields the byte ranges that it needs, as the index may be at the end of a large file. */
export function* readMp4(fileBytes: number): Generator<ByteRange, Mp4Facts, Uint8Array> {
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
export function boxBytes(header: Uint8Array, left: number): number | null {
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

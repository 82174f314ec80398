/** A byte range of a file; `to` is exclusive. */
export type Range = { from: number; to: number }

/** Why browsers cannot play a file. */
export type Unplayable = 'incomplete' | 'hevc' | 'dolbyVision' | 'mpeg4' | 'unusual'

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

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
export const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

/**
 * Why browsers cannot play an MP4 file, or `null`. Yields the byte ranges that it needs, as the index may be at the
 * end of a large file.
 */
export function* unplayableMp4(fileBytes: number): Generator<Range, Unplayable | null, Uint8Array> {
  let at = 0
  while (at + 8 <= fileBytes) {
    const header = yield { from: at, to: Math.min(at + 16, fileBytes) }
    const bytes = boxBytes(header, fileBytes - at)
    if (bytes === null) break
    if (latin(header, 4, 8) === 'moov') {
      const index = yield { from: at, to: at + Math.min(bytes, MAX_INDEX_BYTES) }
      return verdictOf(codecsIn(index))
    }
    at += bytes
  }
  return 'incomplete'
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

/** The sample entry types of all tracks, audio included. */
function codecsIn(index: Uint8Array): string[] {
  const codecs: string[] = []
  const waiting: Box[] = boxesIn(index, 0, index.length)
  for (let box = waiting.shift(); box; box = waiting.shift()) {
    if (CONTAINERS.has(box.type)) waiting.push(...boxesIn(index, box.from + 8, box.to))
    // The entries follow the box header, version, flags and entry count.
    if (box.type === 'stsd') codecs.push(...boxesIn(index, box.from + 16, box.to).map(({ type }) => type))
  }
  return codecs
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

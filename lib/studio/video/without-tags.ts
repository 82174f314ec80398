import {
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'

/**
 * The picture and the sound of an MP4 or a WebM video, copied as they are, in a file without what cameras and programs
 * write about it: the place, the time and the device, in tags or in separate tracks.
 */
export async function withoutTags(video: Blob, type: string): Promise<Blob> {
  const input = new Input({ source: new BlobSource(video), formats: [MP4, WEBM] })
  try {
    const target = new BufferTarget()
    const format =
      type === 'video/webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' })
    const output = new Output({ format, target })
    const copy = { mode: 'forced' } as const
    const conversion = await Conversion.init({
      input,
      output,
      tracks: 'primary',
      copy,
      tags: {},
      showWarnings: false,
    })
    if (!output.tracks.some((track) => track.isVideoTrack())) throw new Error('The picture cannot be copied.')
    for (const { metadata } of output.tracks) delete metadata.name
    await conversion.execute()
    const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer())
    if (type === 'video/mp4') clearTimes(bytes)
    return new Blob([bytes], { type })
  } finally {
    input.dispose()
  }
}

const PARENTS = new Set(['moov', 'trak', 'mdia'])
const HEADERS = new Set(['mvhd', 'tkhd', 'mdhd'])

/** The new file says when it was written. Without that, the same video always becomes the same file. */
function clearTimes(boxes: Uint8Array) {
  const view = new DataView(boxes.buffer, boxes.byteOffset, boxes.byteLength)
  for (let at = 0; at + 8 < boxes.length; ) {
    const type = String.fromCharCode(...boxes.subarray(at + 4, at + 8))
    if (type === 'mdat') return
    const end = at + view.getUint32(at)
    if (PARENTS.has(type)) clearTimes(boxes.subarray(at + 8, end))
    // Two times follow the version and the flags, of 64 bits in version 1.
    if (HEADERS.has(type)) boxes.fill(0, at + 12, at + (boxes[at + 8] === 1 ? 28 : 20))
    at = end
  }
}

import {
  BlobSource,
  BufferTarget,
  CanvasSink,
  Conversion,
  canEncodeVideo,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  Quality,
  WEBM,
  WebMOutputFormat,
  type WrappedCanvas,
} from 'mediabunny'
import type { Size } from '@/lib/media/media-types'
import { hasDeepColor } from '@/lib/media/video-facts'
import type { Recipe, SourceVideo, VideoFormat, VideoProblem } from './video'

const FORMATS = [MP4, QTFF, WEBM, MATROSKA]
const STILL_WIDTH = 1280
const SMALL_HEIGHT = 96
/** Videos from phones may have 60 or 240 pictures in a second; the others keep theirs. */
const MOST_PICTURES = 33
const FEWER_PICTURES = 30
/** Enough packets for a frame rate. */
const PACKETS = 60

/** Reads a video with WebCodecs, in parts, and sends nothing anywhere. */
export async function readVideo(blob: Blob): Promise<SourceVideo | VideoProblem> {
  const input = new Input({ source: new BlobSource(blob), formats: FORMATS })
  const problem = (why: VideoProblem['why'], codec: string | null = null): VideoProblem => {
    input.dispose()
    return { why, codec }
  }
  if (!(await input.canRead())) return problem('container')
  const track = await input.getPrimaryVideoTrack()
  if (!track) return problem('noPicture')
  const codec = await track.getCodec()
  if (!(await track.canDecode())) return problem('codec', (await hasDeepColor(track)) ? 'deepColor' : codec)
  const first = Math.max(0, await track.getFirstTimestamp())
  const seconds = ((await track.getDurationFromMetadata()) ?? (await track.computeDuration())) - first
  const size = { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() }
  if (!(seconds > 0) || !size.width || !size.height) return problem('noPicture', codec)
  const still = new CanvasSink(track, scaled(size))
  const small = new CanvasSink(track, { height: SMALL_HEIGHT, poolSize: 2 })
  return {
    facts: { bytes: blob.size, seconds, size, codec: codec ?? '', container: (await input.getFormat()).name },
    frameAt: async (at) => pictureOf(await still.getCanvas(first + at)),
    async smallFrames(times, signal, onPicture) {
      for await (const frame of small.canvasesAtTimestamps(times.map((at) => first + at))) {
        if (signal.aborted) return
        onPicture(pictureOf(frame))
      }
    },
    canEncode: (format, size) => canEncodeVideo(CODECS[format], size),
    encode: (recipe) => encode(input, track, first, recipe),
    close: () => input.dispose(),
  }
}

/** In a worker mediabunny uses an OffscreenCanvas, whose picture can be transferred without a copy. */
const pictureOf = (frame: WrappedCanvas | null) =>
  frame?.canvas instanceof OffscreenCanvas ? frame.canvas.transferToImageBitmap() : null

/** Large enough for a frame of the still's width. */
function scaled({ width, height }: Size) {
  const wide = Math.min(width, (height * 16) / 9)
  return { width: Math.round(width * Math.min(1, STILL_WIDTH / wide)) }
}

const CODECS = { webm: 'vp9', mp4: 'avc' } as const

async function encode(input: Input, track: InputVideoTrack, first: number, recipe: Recipe): Promise<Blob> {
  const { format, cut, crop, size, bitrate, signal, onProgress } = recipe
  signal.throwIfAborted()
  const target = new BufferTarget()
  const { averagePacketRate } = await track.computePacketStats(PACKETS)
  const output = new Output({
    format: format === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target,
  })
  const conversion = await Conversion.init({
    input,
    output,
    video: (one) =>
      one.id !== track.id
        ? { discard: true }
        : {
            ...size,
            crop,
            fit: 'cover',
            codec: CODECS[format],
            quality: new Quality({ bitrate, bitrateMode: 'variable' }),
            allowTransformationMetadata: false,
            forceTranscode: true,
            ...(averagePacketRate > MOST_PICTURES && { frameRate: FEWER_PICTURES }),
          },
    audio: { discard: true },
    trim: { start: first + cut.start, end: first + cut.end },
    tags: {},
    showWarnings: false,
  })
  for (const { metadata } of output.tracks) delete metadata.name
  conversion.onProgress = onProgress
  const cancel = () => void conversion.cancel()
  signal.addEventListener('abort', cancel)
  try {
    await conversion.execute()
  } finally {
    signal.removeEventListener('abort', cancel)
  }
  return new Blob([target.buffer ?? ''], { type: `video/${format satisfies VideoFormat}` })
}

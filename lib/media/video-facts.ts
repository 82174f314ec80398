import { BlobSource, Input, type InputVideoTrack, Logging, LogLevel, MATROSKA, MP4, WEBM } from 'mediabunny'
import type { MediaFile, Unplayable } from './media-types'

// It would print a warning about each codec that it does not know.
Logging.level = LogLevel.Silent

/** What an MP4 or a WebM file says about its video. Reads the parts that it needs; the index may be at the end. */
export async function videoFacts(blob: Blob): Promise<Partial<MediaFile>> {
  const input = new Input({ source: new BlobSource(blob), formats: [MP4, WEBM, MATROSKA] })
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track) return { unplayable: 'unusual' }
    const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
    const seconds = await input.getDurationFromMetadata()
    const unplayable = await unplayableOf(track)
    const codecs = await codecsOf(track)
    return {
      ...(width && height && { size: { width, height } }),
      ...(seconds && { seconds }),
      ...(codecs && { codecs }),
      ...(unplayable && { unplayable }),
    }
  } finally {
    input.dispose()
  }
}

const PLAYABLE = new Set<string | null>(['avc', 'av1', 'vp8', 'vp9'])
const OTHERS: Readonly<Record<string, Unplayable>> = {
  hvc1: 'hevc',
  hev1: 'hevc',
  dvh1: 'dolbyVision',
  dvhe: 'dolbyVision',
  mp4v: 'mpeg4',
}

async function unplayableOf(track: InputVideoTrack): Promise<Unplayable | null> {
  if (await hasDeepColor(track)) return 'deepColor'
  if (PLAYABLE.has(await track.getCodec())) return null
  return OTHERS[String(await track.getInternalCodecId())] ?? 'unusual'
}

/** The profiles of H.264 for 10 bits, 4:2:2 and 4:4:4, as cameras record them. */
const DEEP_PROFILES = /^avc\d\.(6e|7a|f4|2c)/i

export const hasDeepColor = async (track: InputVideoTrack) =>
  DEEP_PROFILES.test((await track.getCodecParameterString()) ?? '')

/** For browsers that play WebM but not AV1; VP9 plays everywhere. */
async function codecsOf(track: InputVideoTrack): Promise<string | null> {
  const [codec, parameter] = [await track.getCodec(), await track.getCodecParameterString()]
  if (codec === 'vp8') return codec
  // Without what it says about colors, which is optional.
  return codec === 'av1' ? (parameter?.split('.').slice(0, 4).join('.') ?? null) : null
}

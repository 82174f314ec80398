import { videoFindings as texts } from '@/lib/content/studio-files'
import {
  inKilobytes,
  inMegabits,
  inPixels,
  inSeconds,
  isShort,
  isWide,
  VIDEO_BITRATE,
  VIDEO_BYTES,
  VIDEO_SECONDS,
  VIDEO_SIZE,
} from '@/lib/media/media-types'
import type { SourceFacts } from './video'

/** What is right or wrong about a video, with the value and the limit. */
export type VideoFinding = { isRight: boolean; what: string; limit: string | null }

export function findingsOf(facts: SourceFacts): readonly VideoFinding[] {
  const { seconds, size, bytes, codec, container } = facts
  const isSmall = size.width <= VIDEO_SIZE.width && size.height <= VIDEO_SIZE.height
  const hasPixels = isWide(size) && isSmall
  const isLight = bytes <= VIDEO_BYTES
  const readable = { isRight: true, what: texts.readable, limit: texts.recording(codec, container) }
  // The size of a file is wrong because of its bitrate if nothing else is.
  const isOnlyBitrate = isShort(seconds) && hasPixels && !isLight
  return [
    readable,
    isShort(seconds)
      ? right(inSeconds(seconds))
      : wrong(texts.tooLong(inSeconds(seconds)), inSeconds(VIDEO_SECONDS)),
    hasPixels
      ? right(inPixels(size))
      : {
          isRight: false,
          what: isWide(size) ? texts.tooLarge(inPixels(size)) : shapeOf(size),
          limit: pixelLimit(size),
        },
    isOnlyBitrate
      ? wrong(texts.tooMuch(inMegabits((bytes * 8) / seconds)), inMegabits(VIDEO_BITRATE))
      : isLight
        ? right(inKilobytes(bytes))
        : wrong(texts.tooMuch(inKilobytes(bytes)), inKilobytes(VIDEO_BYTES)),
  ]
}

const right = (value: string): VideoFinding => ({ isRight: true, what: texts.right(value), limit: null })
const wrong = (what: string, limit: string): VideoFinding => ({
  isRight: false,
  what,
  limit: texts.limit(limit),
})

const shapeOf = (size: SourceFacts['size']) =>
  size.height > size.width ? texts.upright(inPixels(size)) : texts.otherShape(inPixels(size))
const pixelLimit = (size: SourceFacts['size']) =>
  isWide(size) ? texts.enough(inPixels(VIDEO_SIZE)) : texts.slidesAre

import { mediaTexts as texts } from '@/lib/content/carousel/check'
import { didYouMean } from '@/lib/content/parsing/json'
import { nearest } from '@/lib/parsing/nearest'
import type { MediaFile } from './media-file'
import {
  COPY_WIDTH,
  inKilobytes,
  inPixels,
  isWide,
  POSTER_BYTES,
  POSTER_WIDTH,
  type Size,
  VIDEO_BYTES,
  wideCrop,
} from './media-limits'
import { endingFor, endingOf, type MediaKind, stemOf, typesOf } from './media-types'
import type { Unplayable } from './mp4-codec'
import type { ProblemText } from './problem'

/** Checks the file with this name; `null` if it is valid. */
export function mediaProblem(
  kind: MediaKind,
  name: string,
  files: ReadonlyMap<string, MediaFile>,
): ProblemText | null {
  const types = typesOf(kind)
  const type = types[endingOf(name)]
  const file = files.get(name)
  if (!file) {
    const candidates = [...files.keys()].filter((candidate) => types[endingOf(candidate)])
    return {
      summary: texts.notInFolder(name),
      advice: didYouMean(nearest(name, candidates), texts.addOrCorrect),
    }
  }
  if (!type) {
    const endings = Object.keys(types).map((ending) => `.${ending}`)
    return texts.otherEnding(kind, name, endings)
  }
  if (file.type !== type) {
    return {
      summary: texts.otherType(name, texts.typeName(file.type), texts.typeName(type)),
      advice: typeAdvice(name, file.type),
    }
  }
  if (file.unplayable) return unplayableProblem(name, file.unplayable)
  return kind === 'video'
    ? weightProblem('video', file.bytes, VIDEO_BYTES)
    : (shapeProblem(kind, file.size) ?? weightProblem(kind, file.bytes, POSTER_BYTES))
}

/** Without a name, the text follows one. */
export const unplayableProblem = (name: string | null, why: Unplayable): ProblemText =>
  why === 'incomplete' ? texts.incomplete(name) : texts.notPlayed(name, texts.recording(why))

function typeAdvice(name: string, type: string | null): string {
  if (type === 'text/html') return texts.errorPage
  const ending = endingFor(type)
  return ending ? texts.rename(`${stemOf(name)}.${ending}`) : texts.otherFormat
}

/** From this factor on, a video must be both shortened and scaled down. */
const MANY_TIMES = 4

function weightProblem(kind: MediaKind, bytes: number, limit: number): ProblemText | null {
  if (bytes <= limit) return null
  const summary = texts.tooHeavy(kind, inKilobytes(bytes), inKilobytes(limit))
  if (kind !== 'video') return { summary, advice: texts.lighterPicture }
  const times = Math.round(bytes / limit)
  if (times < 2) return { summary, advice: texts.lighterVideo }
  const advice = times < MANY_TIMES ? texts.muchLighterVideo : texts.shorterAndLighterVideo
  return { summary, advice: advice(times) }
}

function shapeProblem(kind: MediaKind, size: Size | null): ProblemText | null {
  const least = kind === 'copy' ? COPY_WIDTH : POSTER_WIDTH
  if (!size) return texts.unreadable(kind)
  if (isWide(size)) return size.width >= least ? null : texts.tooSmall(kind, inPixels(size), least)
  const summary = texts.otherShape(kind, inPixels(size))
  const crop = wideCrop(size)
  // Does not suggest a crop that would be too small itself.
  if (crop.width < least) return { summary, advice: texts.tooSmallToCrop(crop.width, least) }
  const isTall = crop.height < size.height
  const cut = Math.round((isTall ? size.height - crop.height : size.width - crop.width) / 2)
  const advice = isTall ? texts.cropHeight : texts.cropWidth
  return { summary, advice: advice(kind, cut, inPixels(crop)) }
}

/** The possible names of a poster's lighter copies; within a format, the larger one is last. */
export function copiesOf(poster: string): string[] {
  const stem = stemOf(poster)
  const endings = new Set(['avif', 'webp', poster.slice(stem.length + 1)])
  return [...endings].flatMap((ending) => [`${stem}-800.${ending}`, `${stem}.${ending}`])
}

import { mediaTexts as texts } from '@/lib/content/carousel-check'
import { didYouMean } from '@/lib/content/json'
import {
  COPY_WIDTH,
  endingFor,
  endingOf,
  inKilobytes,
  inMegabits,
  inPixels,
  inSeconds,
  isShort,
  isWide,
  type MediaFile,
  type MediaKind,
  POSTER_BYTES,
  POSTER_WIDTH,
  type Size,
  stemOf,
  typesOf,
  VIDEO_BITRATE,
  VIDEO_BYTES,
  VIDEO_SECONDS,
  VIDEO_SIZE,
  wideCrop,
} from '@/lib/media/media-types'
import { nearest } from '@/lib/parsing/schema-findings'
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
  if (file.bytes === 0) return texts.empty(name)
  if (file.type !== type) {
    return {
      summary: texts.otherType(name, texts.typeName(file.type), texts.typeName(type)),
      advice: typeAdvice(name, file.type),
    }
  }
  return openingProblem(name, file) ?? shapeProblem(kind, file.size) ?? weightProblem(kind, file)
}

/** Why browsers do not show a file; `null` if they do. Without a name, the text follows one. */
export function openingProblem(
  name: string | null,
  { isIncomplete, unplayable }: MediaFile,
): ProblemText | null {
  if (isIncomplete) return texts.incomplete(name)
  return unplayable ? texts.notPlayed(name, texts.recording(unplayable)) : null
}

function typeAdvice(name: string, type: string | null): string {
  if (type === 'text/html') return texts.errorPage
  const ending = endingFor(type)
  return ending ? texts.rename(`${stemOf(name)}.${ending}`) : texts.otherFormat
}

function weightProblem(kind: MediaKind, file: MediaFile): ProblemText | null {
  const limit = kind === 'video' ? VIDEO_BYTES : POSTER_BYTES
  if (file.bytes <= limit) return null
  const summary = texts.tooHeavy(kind, inKilobytes(file.bytes), inKilobytes(limit))
  return { summary, advice: kind === 'video' ? lighterVideo(file) : texts.lighterPicture }
}

/** What is right about a video that is too large, what is not, and how to change that. */
function lighterVideo({ bytes, size, seconds }: MediaFile): string {
  if (!size || !seconds) return texts.lighterVideo
  const bitrate = (bytes * 8) / seconds
  const isSmall = size.width <= VIDEO_SIZE.width && size.height <= VIDEO_SIZE.height
  const measures = [
    { value: inSeconds(seconds), isRight: isShort(seconds), fix: texts.cut(inSeconds(VIDEO_SECONDS)) },
    { value: inPixels(size), isRight: isSmall, fix: texts.scale(inPixels(VIDEO_SIZE)) },
    {
      value: inMegabits(bitrate),
      isRight: bitrate <= VIDEO_BITRATE,
      fix: texts.slow(inMegabits(VIDEO_BITRATE)),
    },
  ]
  const wrong = measures.filter(({ isRight }) => !isRight)
  const right = measures.filter(({ isRight }) => isRight).map(({ value }) => value)
  const verdict = texts.tooMuch(
    right,
    wrong.map(({ value }) => value),
  )
  return [verdict, ...wrong.map(({ fix }) => fix)].join(' ')
}

const toEven = (side: number) => side - (side % 2)
/** Encoders want even numbers. */
const evenSize = ({ width, height }: Size): Size => ({ width: toEven(width), height: toEven(height) })

const LEAST_WIDTH = { video: 0, poster: POSTER_WIDTH, copy: COPY_WIDTH }

function shapeProblem(kind: MediaKind, size: Size | null): ProblemText | null {
  const least = LEAST_WIDTH[kind]
  // A video's size may be where this check does not look, unlike a picture's.
  if (!size) return kind === 'video' ? null : texts.unreadable(kind)
  if (isWide(size)) return size.width >= least ? null : texts.tooSmall(kind, inPixels(size), least)
  const summary = texts.otherShape(kind, inPixels(size))
  const crop = wideCrop(size)
  // Does not suggest a crop that would be too small itself.
  if (crop.width < least) return { summary, advice: texts.tooSmallToCrop(crop.width, least) }
  const isTall = crop.height < size.height
  const cut = Math.round((isTall ? size.height - crop.height : size.width - crop.width) / 2)
  const advice = isTall ? texts.cropHeight : texts.cropWidth
  return { summary, advice: advice(kind, cut, inPixels(kind === 'video' ? evenSize(crop) : crop)) }
}

/** The possible names of a poster's lighter copies; within a format, the larger one is last. */
export function copiesOf(poster: string): string[] {
  const stem = stemOf(poster)
  const endings = new Set(['avif', 'webp', poster.slice(stem.length + 1)])
  return [...endings].flatMap((ending) => [`${stem}-800.${ending}`, `${stem}.${ending}`])
}

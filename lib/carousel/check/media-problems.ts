import { numberWord } from '@/lib/config/count-words'
import { nearest } from '@/lib/parsing/nearest'
import { endingOf } from './ending'
import type { MediaFile } from './media-file'
import {
  COPY_WIDTH,
  inKilobytes,
  isWide,
  POSTER_BYTES,
  POSTER_WIDTH,
  type Size,
  VIDEO_BYTES,
  wideCrop,
} from './media-limits'
import { type MediaKind, nounOf, typesOf } from './media-types'
import { didYouMean, type Problem } from './problem'

export type MediaProblem = Pick<Problem, 'summary' | 'advice'>

export const CONVERT_VIDEO = 'Export it as MP4 (H.264), or convert it with HandBrake, which is free.'

/** Checks the file with this name; `null` if it is valid. */
export function mediaProblem(
  kind: MediaKind,
  name: string,
  files: ReadonlyMap<string, MediaFile>,
): MediaProblem | null {
  const types = typesOf(kind)
  const type = types[endingOf(name)]
  const file = files.get(name)
  if (!file) {
    const candidates = [...files.keys()].filter((candidate) => types[endingOf(candidate)])
    const summary = `\`${name}\` is not in public/carousel.`
    return { summary, advice: didYouMean(nearest(name, candidates), 'Add the file, or correct its name.') }
  }
  if (!type) {
    const endings = Object.keys(types).map((ending) => `.${ending}`)
    const noun = kind === 'video' ? 'a video' : 'a picture'
    return {
      summary: `\`${name}\` is not ${noun} by its name.`,
      advice: `Choose a file whose name ends with ${endings.join(' or ')}.`,
    }
  }
  if (file.type !== type) return { summary: disguise(name, file.type, type), advice: undisguise(name, file) }
  if (file.unplayable) {
    return {
      summary: `\`${name}\` is ${file.unplayable}, which many browsers do not play.`,
      advice: CONVERT_VIDEO,
    }
  }
  return kind === 'video'
    ? weightProblem('video', file.bytes, VIDEO_BYTES)
    : (shapeProblem(kind, file.size) ?? weightProblem(kind, file.bytes, POSTER_BYTES))
}

function disguise(name: string, really: string | null, type: string): string {
  return `\`${name}\` is ${nounOf(really)}, not ${nounOf(type)} as its name says.`
}

function undisguise(name: string, { type }: MediaFile): string {
  if (type === 'text/html') return 'Probably an error page was saved: download the file again.'
  const ending = [...Object.entries(typesOf('video')), ...Object.entries(typesOf('copy'))].find(
    ([, known]) => known === type,
  )?.[0]
  if (!ending) return 'Export the file again in the right format.'
  return `Rename it to ${name.replace(/\.\w+$/, '')}.${ending}, here and in the folder.`
}

/** From this factor on, a video must be both shortened and scaled down. */
const MANY_TIMES = 4

function weightProblem(kind: MediaKind, bytes: number, limit: number): MediaProblem | null {
  if (bytes <= limit) return null
  const noun = kind === 'copy' ? 'lighter copy of the poster' : kind
  const summary = `The ${noun} is ${inKilobytes(bytes)}; the limit is ${inKilobytes(limit)}.`
  if (kind !== 'video') {
    return {
      summary,
      advice: 'The picture is too large. Export it as a JPEG of lower quality, 1600 × 900 px.',
    }
  }
  return { summary, advice: tooLarge(Math.round(bytes / limit)) }
}

function tooLarge(times: number): string {
  const size = times < 2 ? 'too large' : `${numberWord(times).toLowerCase()} times too large`
  return times < MANY_TIMES
    ? `This video is ${size}. Cut it to 5 or 6 seconds, or export it again at 1280 × 720 px.`
    : `You can look at this video, but it is ${size} to save. Cut it to 5 or 6 seconds and export it at 1280 × 720 px.`
}

function shapeProblem(kind: MediaKind, size: Size | null): MediaProblem | null {
  const noun = kind === 'copy' ? 'lighter copy of the poster' : 'poster'
  const least = kind === 'copy' ? COPY_WIDTH : POSTER_WIDTH
  if (!size)
    return { summary: `The ${noun} cannot be opened.`, advice: 'The picture is damaged: export it again.' }
  const { width, height } = size
  if (isWide(size) && width >= least) return null
  const larger = `Use a picture of 16:9, at least ${least} px wide; 1600 × 900 px is good.`
  if (isWide(size))
    return { summary: `The ${noun} is ${width} × ${height} px.`, advice: `It is too small. ${larger}` }
  const summary = `The ${noun} is ${width} × ${height} px, not 16:9.`
  const crop = wideCrop(size)
  // Does not suggest a crop that would be too small itself.
  if (crop.width < least) {
    return { summary, advice: `The largest 16:9 part of it is only ${crop.width} px wide. ${larger}` }
  }
  return { summary, advice: `The ${noun} has to be 16:9. ${cropAdvice(size, crop)}` }
}

function cropAdvice(size: Size, crop: Size): string {
  const isTall = crop.height < size.height
  const edges = isTall ? 'the top and the bottom' : 'the left and the right'
  const cut = Math.round((isTall ? size.height - crop.height : size.width - crop.width) / 2)
  return `The studio can cut ${cut} px off ${edges}, or you export it at ${crop.width} × ${crop.height} px.`
}

/** The possible names of a poster's lighter copies; within a format, the larger one is last. */
export function copiesOf(poster: string): string[] {
  const stem = poster.slice(0, poster.lastIndexOf('.'))
  const endings = new Set(['avif', 'webp', poster.slice(stem.length + 1)])
  return [...endings].flatMap((ending) => [`${stem}-800.${ending}`, `${stem}.${ending}`])
}

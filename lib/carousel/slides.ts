import type { Carousel, CarouselSlide } from './carousel-schema'
import type { MediaFile } from './check/media-file'
import { copiesOf } from './check/media-problems'
import { endingOf } from './check/media-types'

type Source = { type: string; srcSet: string }

/** A slide as the page shows it, with URLs in place of file names. */
export type Slide = Omit<CarouselSlide, 'poster' | 'video'> & {
  poster: { src: string; width: number; height: number; sources: Source[] }
  videos: { src: string; type: string }[]
}

/** A live slide or a draft, which may lack a poster and have any language. */
export type ShownSlide = Omit<Slide, 'poster' | 'language' | 'titleLanguage'> & {
  language: string
  titleLanguage?: string | undefined
  poster: Slide['poster'] | null
  /** The indicator's label, if it differs from the title. */
  label?: string
  /** The fields with placeholder text, separated by spaces, such as "title line". */
  missing?: string | undefined
}

type Files = ReadonlyMap<string, MediaFile>

export function toSlides({ slides }: Carousel, files: Files, urlOf: (name: string) => string): Slide[] {
  return slides.map(({ poster, video = [], ...slide }) => ({
    ...slide,
    poster: toPoster(poster, files, urlOf),
    videos: toVideos(video, files, urlOf),
  }))
}

export function toPoster(name: string, files: Files, urlOf: (name: string) => string): Slide['poster'] {
  return { src: urlOf(name), ...sizeOf(name, files), sources: sourcesOf(name, files, urlOf) }
}

/** Lists WebM first because it is smaller; browsers fetch the first source that they can play. */
export function toVideos(names: readonly string[], files: Files, urlOf: (name: string) => string) {
  return names.toSorted(webmFirst).map((name) => ({ src: urlOf(name), type: typeOf(name, files) }))
}

const webmFirst = (a: string, b: string) => Number(endingOf(b) === 'webm') - Number(endingOf(a) === 'webm')

/** Includes the codecs if known, so that browsers skip unplayable sources without fetching them. */
function typeOf(name: string, files: Files): string {
  const codecs = files.get(name)?.codecs
  return `video/${endingOf(name)}${codecs ? `; codecs="${codecs}"` : ''}`
}

function sizeOf(name: string, files: Files) {
  return files.get(name)?.size ?? { width: 1600, height: 900 }
}

/** The poster and its lighter copies, grouped by type; the smallest type first. */
function sourcesOf(poster: string, files: Files, urlOf: (name: string) => string): Source[] {
  const byType = new Map<string, string[]>()
  for (const name of copiesOf(poster)) {
    const file = files.get(name)
    if (!file?.type || !file.size) continue
    byType.set(file.type, [...(byType.get(file.type) ?? []), `${urlOf(name)} ${file.size.width}w`])
  }
  return Array.from(byType, ([type, sizes]) => ({ type, srcSet: sizes.join(', ') }))
}

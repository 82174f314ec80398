import type { Carousel, CarouselSlide } from './carousel-schema'
import { endingOf } from './ending'
import type { MediaFile } from './media-file'
import { copiesOf } from './media-problems'

type Source = { type: string; srcSet: string }

/** A slide as the page shows it: every file by its URL. */
export type Slide = Omit<CarouselSlide, 'poster' | 'video'> & {
  poster: { src: string; width: number; height: number; sources: Source[] }
  videos: { src: string; type: string }[]
}

/** A slide that may be a draft: without a poster, in any language. */
export type ShownSlide = Omit<Slide, 'poster' | 'language' | 'titleLanguage'> & {
  language: string
  titleLanguage?: string | undefined
  poster: Slide['poster'] | null
  /** On its indicator, instead of its title. */
  label?: string
  /** The texts that stand in for missing ones, such as "title line". */
  missing?: string | undefined
}

/** What the studio shows its preview with. */
export type HeroPreviewProps = {
  slides: readonly ShownSlide[]
  index: number
  onShow: (index: number) => void
}

type Files = ReadonlyMap<string, MediaFile>

export function toSlides({ slides }: Carousel, files: Files, urlOf: (name: string) => string): Slide[] {
  return slides.map(({ poster, video, ...slide }) => ({
    ...slide,
    poster: toPoster(poster, files, urlOf),
    videos: toVideos(video, files, urlOf),
  }))
}

export function toPoster(name: string, files: Files, urlOf: (name: string) => string): Slide['poster'] {
  return { src: urlOf(name), ...sizeOf(name, files), sources: sourcesOf(name, files, urlOf) }
}

/** WebM is the smaller one: a browser that can play it need not fetch the other. */
export function toVideos(names: readonly string[], files: Files, urlOf: (name: string) => string) {
  return names.toSorted(webmFirst).map((name) => ({ src: urlOf(name), type: typeOf(name, files) }))
}

const webmFirst = (a: string, b: string) => Number(endingOf(b) === 'webm') - Number(endingOf(a) === 'webm')

/** With its codecs where they are known: a browser then skips what it cannot play without fetching it. */
function typeOf(name: string, files: Files): string {
  const codecs = files.get(name)?.codecs
  return `video/${endingOf(name)}${codecs ? `; codecs="${codecs}"` : ''}`
}

function sizeOf(name: string, files: Files) {
  return files.get(name)?.size ?? { width: 1600, height: 900 }
}

/** The poster and its lighter copies, by type; the lightest type first. */
function sourcesOf(poster: string, files: Files, urlOf: (name: string) => string): Source[] {
  const byType = new Map<string, string[]>()
  for (const name of copiesOf(poster)) {
    const file = files.get(name)
    if (!file?.type || !file.size) continue
    byType.set(file.type, [...(byType.get(file.type) ?? []), `${urlOf(name)} ${file.size.width}w`])
  }
  return Array.from(byType, ([type, sizes]) => ({ type, srcSet: sizes.join(', ') }))
}

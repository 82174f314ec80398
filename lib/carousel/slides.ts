import { type FileText, inLanguage, LANGUAGE } from '@/lib/content/words'
import { endingOf, type MediaFile } from '@/lib/media/media-types'
import type { Carousel, CarouselSlide } from './carousel-schema'
import { copiesOf } from './check/media-problems'

type Source = { type: string; srcSet: string }

type Link<Text> = { text: Text; href: CarouselSlide['button']['href'] }
/** A link has a language if it is not the slide's. */
type ShownLink = Link<string> & { language?: string }

/** A slide as the page shows it in one language, with URLs in place of file names. */
export type Slide = ReturnType<typeof textsIn> & {
  focus?: number | undefined
  poster: { src: string; width: number; height: number; sources: Source[] }
  videos: { src: string; type: string }[]
}

/** A live slide or a draft, which may lack a poster and have any language. */
export type ShownSlide = Omit<Slide, 'poster'> & {
  poster: Slide['poster'] | null
  /** The indicator's label, if it differs from the title. */
  label?: string
  /** The fields with placeholder text, separated by spaces, such as "title line". */
  missing?: string | undefined
}

/** A part of a video, in seconds, and of its picture, as an inset of CSS. */
export type VideoPart = { start: number; end: number; viewBox: string }

type Files = ReadonlyMap<string, MediaFile>

export function toSlides(
  { slides }: Carousel,
  files: Files,
  urlOf: (name: string) => string,
  site = LANGUAGE,
): Slide[] {
  return slides.map(({ poster, focus, video = [], ...texts }) => ({
    ...textsIn(texts, site),
    ...(focus !== undefined && { focus }),
    poster: toPoster(poster, files, urlOf),
    videos: toVideos(video, files, urlOf),
  }))
}

type FileTexts = {
  title: FileText
  titleLanguage?: string | undefined
  line: FileText
  language: string
  button: Link<FileText>
  secondLink?: Link<FileText> | undefined
}

/** A slide's texts in a language of the site. A text that has only one language keeps it. */
export function textsIn(slide: FileTexts, site: string) {
  const languageOf = (text: FileText, given = slide.language) => (typeof text === 'string' ? given : site)
  const language = languageOf(slide.line)
  const titleLanguage = languageOf(slide.title, slide.titleLanguage)
  const shown = ({ text, href }: Link<FileText>): ShownLink => ({
    text: inLanguage(text, site),
    href,
    ...(languageOf(text) !== language && { language: languageOf(text) }),
  })
  return {
    title: inLanguage(slide.title, site),
    ...(titleLanguage !== language && { titleLanguage }),
    line: inLanguage(slide.line, site),
    language,
    button: shown(slide.button),
    ...(slide.secondLink && { secondLink: shown(slide.secondLink) }),
  }
}

export function toPoster(name: string, files: Files, urlOf: (name: string) => string): Slide['poster'] {
  const size = files.get(name)?.size ?? { width: 1600, height: 900 }
  return { src: urlOf(name), ...size, sources: sourcesOf(name, files, urlOf) }
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

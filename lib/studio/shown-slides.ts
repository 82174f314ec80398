import { LINE_LENGTH, PAGES } from '@/lib/carousel/carousel-schema'
import type { MediaFile } from '@/lib/carousel/check/media-file'
import { type ShownSlide, toPoster, toVideos } from '@/lib/carousel/slides'
import { SLIDE_LANGUAGE } from '@/lib/config/language'
import { placeholders } from '@/lib/content/studio/messages'
import { hasSecondLink, type SlideTexts } from './carousel-text'
import type { DraftSlide } from './draft'

type Files = ReadonlyMap<string, MediaFile>

/** A draft's slide as the home page would show it, with placeholders for missing texts. */
export function toShownSlide(
  slide: DraftSlide,
  number: number,
  files: Files,
  urlOf: (name: string) => string,
): ShownSlide {
  const { title, titleLanguage, line, language, button, secondLink, poster, focus, video } = slide
  const missing = [
    !title.trim() && 'title',
    !line.trim() && 'line',
    !button.text.trim() && 'button',
    hasSecondLink(slide) && !secondLink.text.trim() && 'second-link',
  ]
  const isPicture = files.get(poster)?.type?.startsWith('image/')
  return {
    title: shortened(title) || placeholders.title,
    label: shortened(title) || placeholders.label(number),
    titleLanguage: titleLanguage || undefined,
    focus,
    line: shortened(line) || placeholders.line,
    language: language || SLIDE_LANGUAGE,
    button: toShownLink(button, placeholders.button),
    ...(hasSecondLink(slide) && { secondLink: toShownLink(secondLink, placeholders.secondLink) }),
    poster: isPicture ? toPoster(poster, files, urlOf) : null,
    videos: toVideos(
      video.filter((name) => files.get(name)?.type?.startsWith('video/')),
      files,
      urlOf,
    ),
    missing: missing.filter(Boolean).join(' ') || undefined,
  }
}

/** Longer than every limit, and short enough to be laid out at once. */
const shortened = (text: string) => text.trim().slice(0, 2 * LINE_LENGTH)

const toShownLink = ({ text, href }: SlideTexts['button'], placeholder: string) => ({
  text: shortened(text) || placeholder,
  href: PAGES.find((page) => page === href) ?? '/',
})

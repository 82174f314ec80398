import { PAGES } from '@/lib/carousel/carousel-schema'
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
  const { title, titleLanguage, line, language, button, secondLink, poster, video } = slide
  const missing = [
    !title.trim() && 'title',
    !line.trim() && 'line',
    !button.text.trim() && 'button',
    hasSecondLink(slide) && !secondLink.text.trim() && 'second-link',
  ]
  const isPicture = files.get(poster)?.type?.startsWith('image/')
  return {
    title: title.trim() || placeholders.title,
    label: title.trim() || placeholders.label(number),
    titleLanguage: titleLanguage || undefined,
    line: line.trim() || placeholders.line,
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

const toShownLink = ({ text, href }: SlideTexts['button'], placeholder: string) => ({
  text: text.trim() || placeholder,
  href: PAGES.find((page) => page === href) ?? '/',
})

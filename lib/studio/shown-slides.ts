import { LINE_LENGTH, PAGES } from '@/lib/carousel/carousel-schema'
import type { MediaFile } from '@/lib/carousel/check/media-file'
import { type ShownSlide, textsIn, toPoster, toVideos } from '@/lib/carousel/slides'
import { SLIDE_LANGUAGE } from '@/lib/config/language'
import { type Language, languages } from '@/lib/config/languages'
import { placeholders } from '@/lib/content/studio/messages'
import { fileTextOf, hasSecondLink } from './carousel-text'
import type { DraftSlide } from './draft'

type Files = ReadonlyMap<string, MediaFile>

/** A draft's slide as the home page would show it in a language, with placeholders for missing texts. */
export function toShownSlide(
  slide: DraftSlide,
  number: number,
  files: Files,
  urlOf: (name: string) => string,
  site: Language = languages[0],
): ShownSlide {
  const { titleLanguage, language, button, secondLink, poster, focus, video } = slide
  const { title, line, ...texts } = textsIn(
    {
      title: fileTextOf(slide, 'title'),
      titleLanguage: titleLanguage || undefined,
      line: fileTextOf(slide, 'line'),
      language: language || SLIDE_LANGUAGE,
      button: { text: fileTextOf(slide, 'button.text'), href: pageOf(button.href) },
      ...(hasSecondLink(slide) && {
        secondLink: { text: fileTextOf(slide, 'secondLink.text'), href: pageOf(secondLink.href) },
      }),
    },
    site,
  )
  const missing = [
    !title.trim() && 'title',
    !line.trim() && 'line',
    !texts.button.text.trim() && 'button',
    texts.secondLink && !texts.secondLink.text.trim() && 'second-link',
  ]
  const isPicture = files.get(poster)?.type?.startsWith('image/')
  return {
    ...texts,
    title: shortened(title) || placeholders.title,
    label: shortened(title) || placeholders.label(number),
    focus,
    line: shortened(line) || placeholders.line,
    button: shownLink(texts.button, placeholders.button),
    ...(texts.secondLink && { secondLink: shownLink(texts.secondLink, placeholders.secondLink) }),
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

const shownLink = <Link extends { text: string }>(link: Link, placeholder: string) => ({
  ...link,
  text: shortened(link.text) || placeholder,
})

const pageOf = (href: string) => PAGES.find((page) => page === href) ?? '/'

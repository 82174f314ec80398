import { BUTTON_LENGTH, LINE_LENGTH, MAX_SLIDES, TITLE_LENGTH } from '@/lib/carousel/carousel-schema'
import type { Path } from './finding'
import { inKilobytes, POSTER_BYTES, POSTER_WIDTH, VIDEO_BYTES } from './media-limits'

/** The everyday name of a field, and the advice for filling it in. */
export type FieldWords = { noun: string; give: string }

const WORDS: Readonly<Record<string, FieldWords>> = {
  '': {
    noun: 'file',
    give: 'Begin with { "slides": [ and end with ] }, as in the file that came with the shop.',
  },
  slides: { noun: 'list of slides', give: `Add 1 to ${MAX_SLIDES} slides.` },
  slide: { noun: 'slide', give: 'Write the slide between { and }, like the others.' },
  title: { noun: 'title', give: `Give the slide a title of 1 to ${TITLE_LENGTH} characters.` },
  line: { noun: 'line', give: `Give the slide a line of 1 to ${LINE_LENGTH} characters.` },
  language: { noun: 'language of the slide', give: 'Choose one of the languages.' },
  titleLanguage: { noun: 'language of the title', give: 'Choose one of the languages, or leave it out.' },
  button: { noun: 'button', give: 'Give the slide a button with a "text" and a "href".' },
  'button.text': {
    noun: 'button’s text',
    give: `Give the button a text of 1 to ${BUTTON_LENGTH} characters.`,
  },
  'button.href': { noun: 'button’s page', give: 'Choose the page that the button leads to.' },
  poster: {
    noun: 'poster',
    give: `Add a poster: a picture of 16:9, at least ${POSTER_WIDTH} px wide, up to ${inKilobytes(POSTER_BYTES)}.`,
  },
  video: {
    noun: 'video',
    give: `Add a video: a list of one or two files, MP4 or WebM, up to ${inKilobytes(VIDEO_BYTES)} each.`,
  },
}

/** The field of a path within its slide: "title", "button.text". */
export function fieldOfPath(path: Path): string {
  const inSlide = path[0] === 'slides' && typeof path[1] === 'number'
  return path
    .slice(inSlide ? 2 : 0)
    .filter((key) => typeof key === 'string')
    .join('.')
}

export function wordsOf(path: Path): FieldWords {
  const isSlide = path.length === 2 && path[0] === 'slides'
  const field = isSlide ? 'slide' : fieldOfPath(path)
  return WORDS[field] ?? { noun: `\`${field}\``, give: 'Remove it.' }
}

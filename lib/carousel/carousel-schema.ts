import * as v from 'valibot'
import { FOCUS } from '@/lib/config/shared-values'
import { editorHints as hints, slidePages } from '@/lib/content/carousel-check'
import { languages } from '@/lib/content/facts/languages'
import { SLIDE_LANGUAGE } from '@/lib/content/words'
import { perLanguage, words } from '@/lib/parsing/file-texts'
import { endingOf, inKilobytes, POSTER_BYTES, POSTER_WIDTH, VIDEO_BYTES } from './check/media-types'

export const MAX_SLIDES = 12
export const TITLE_LENGTH = 40
export const LINE_LENGTH = 120
export const BUTTON_LENGTH = 24
export const SECOND_LINK_LENGTH = 16

export const LANGUAGES = [SLIDE_LANGUAGE, 'es', 'ca', 'de', 'fr', 'it', 'nl', 'pt'] as const

export const PAGES = slidePages.map(({ href }) => href)

// `npm run content -- --write` writes the descriptions into public/carousel, where code editors show them as hints. The messages
// for invalid values come from schema-findings.ts.
const text = (length: number, description: string) =>
  v.pipe(perLanguage(words(length)), v.description(description))

const language = v.picklist(LANGUAGES)
const fileName = v.pipe(v.string(), v.regex(/^[\w-][\w.-]*$/))

const buttonSchema = v.strictObject({
  text: text(BUTTON_LENGTH, hints.buttonText),
  href: v.pipe(v.picklist(PAGES), v.description(hints.href)),
})

const secondLinkSchema = v.strictObject({
  text: text(SECOND_LINK_LENGTH, hints.secondLinkText),
  href: v.pipe(v.picklist(PAGES), v.description(hints.secondLinkHref)),
})

const slideSchema = v.strictObject({
  title: text(TITLE_LENGTH, hints.title),
  titleLanguage: v.optional(v.pipe(language, v.description(hints.titleLanguage))),
  line: text(LINE_LENGTH, hints.line),
  language: v.optional(v.pipe(language, v.description(hints.language)), SLIDE_LANGUAGE),
  button: buttonSchema,
  secondLink: v.optional(v.pipe(secondLinkSchema, v.description(hints.secondLink))),
  poster: v.pipe(fileName, v.description(hints.poster(POSTER_WIDTH, inKilobytes(POSTER_BYTES)))),
  focus: v.optional(
    v.pipe(
      v.number(),
      v.minValue(0),
      v.maxValue(100),
      v.multipleOf(FOCUS.step),
      v.description(hints.focus(FOCUS.step)),
    ),
  ),
  video: v.optional(
    v.pipe(
      v.array(fileName),
      v.minLength(1),
      v.maxLength(2),
      v.check((names) => new Set(names.map(endingOf)).size === names.length),
      v.description(hints.video(inKilobytes(VIDEO_BYTES))),
    ),
  ),
})

export const carouselSchema = v.pipe(
  v.strictObject({
    $schema: v.optional(v.string()),
    slides: v.pipe(
      v.array(slideSchema),
      v.minLength(1),
      v.maxLength(MAX_SLIDES),
      v.description(hints.slides),
    ),
  }),
  v.title(hints.carousel),
)

export type Carousel = v.InferOutput<typeof carouselSchema>
export type CarouselSlide = v.InferOutput<typeof slideSchema>

/** The field names allowed at a path, by its depth: the file, a slide, one of its links or a text for each language. */
export function fieldsAt(path: readonly unknown[]): readonly string[] {
  if (/^(title|line|text)$/.test(String(path.at(-2)))) return languages
  const schema = path.length <= 1 ? carouselSchema : path.length <= 3 ? slideSchema : buttonSchema
  return Object.keys(schema.entries)
}

import * as v from 'valibot'
import { FOCUS } from '@/lib/config/shared-values'
import { fieldTexts, slidePages } from '@/lib/content/carousel-check'
import { languages } from '@/lib/content/facts/languages'
import { SLIDE_LANGUAGE } from '@/lib/content/words'
import { endingOf, inKilobytes, POSTER_BYTES, POSTER_WIDTH, VIDEO_BYTES } from '@/lib/media/media-types'
import { perLanguage, words } from '@/lib/parsing/schema-findings'

export const MAX_SLIDES = 12
export const TITLE_LENGTH = 40
export const LINE_LENGTH = 120
export const BUTTON_LENGTH = 24
export const SECOND_LINK_LENGTH = 16

/** What a slide may be written in. */
export const LANGUAGES = [...new Set([...languages, 'ca', 'de', 'fr', 'it', 'nl', 'pt'] as const)]

export const PAGES = slidePages.map(({ href }) => href)

/** What each field is called, and what belongs there: the check's advice, and the hints of code editors. */
export const slideTexts = fieldTexts({
  slides: MAX_SLIDES,
  title: TITLE_LENGTH,
  line: LINE_LENGTH,
  button: BUTTON_LENGTH,
  secondLink: SECOND_LINK_LENGTH,
  posterWidth: POSTER_WIDTH,
  posterSize: inKilobytes(POSTER_BYTES),
  focusStep: FOCUS.step,
  videoSize: inKilobytes(VIDEO_BYTES),
})

// `npm run content -- --write` writes the descriptions into public/carousel. The messages for invalid values come from
// schema-findings.ts.
const described = <S extends v.GenericSchema>(name: keyof typeof slideTexts, schema: S) =>
  v.pipe(schema, v.description(slideTexts[name].give))
const text = (name: keyof typeof slideTexts, length: number) => described(name, perLanguage(words(length)))

const language = v.picklist(LANGUAGES)
const fileName = v.pipe(v.string(), v.regex(/^[\w-][\w.-]*$/))

const buttonSchema = v.strictObject({
  text: text('button.text', BUTTON_LENGTH),
  href: described('button.href', v.picklist(PAGES)),
})

const secondLinkSchema = v.strictObject({
  text: text('secondLink.text', SECOND_LINK_LENGTH),
  href: described('secondLink.href', v.picklist(PAGES)),
})

const slideSchema = v.strictObject({
  title: text('title', TITLE_LENGTH),
  titleLanguage: v.optional(described('titleLanguage', language)),
  line: text('line', LINE_LENGTH),
  language: v.optional(described('language', language), SLIDE_LANGUAGE),
  button: described('button', buttonSchema),
  secondLink: v.optional(described('secondLink', secondLinkSchema)),
  poster: described('poster', fileName),
  focus: v.optional(
    described('focus', v.pipe(v.number(), v.minValue(0), v.maxValue(100), v.multipleOf(FOCUS.step))),
  ),
  video: v.optional(
    described(
      'video',
      v.pipe(
        v.array(fileName),
        v.minLength(1),
        v.maxLength(2),
        v.check((names) => new Set(names.map(endingOf)).size === names.length),
      ),
    ),
  ),
})

export const carouselSchema = v.strictObject({
  $schema: v.optional(v.string()),
  slides: described('slides', v.pipe(v.array(slideSchema), v.minLength(1), v.maxLength(MAX_SLIDES))),
})

export type Carousel = v.InferOutput<typeof carouselSchema>
export type CarouselSlide = v.InferOutput<typeof slideSchema>

/** The field names allowed at a path, by its depth: the file, a slide, one of its links or a text for each language. */
export function fieldsAt(path: readonly unknown[]): readonly string[] {
  if (/^(title|line|text)$/.test(String(path.at(-2)))) return languages
  const schema = path.length <= 1 ? carouselSchema : path.length <= 3 ? slideSchema : buttonSchema
  return Object.keys(schema.entries)
}

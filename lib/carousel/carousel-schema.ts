import * as v from 'valibot'
import { SLIDE_LANGUAGE } from '@/lib/config/language'
import { slidePages } from '@/lib/content/carousel/slide-pages'
import { endingOf } from './check/ending'
import { inKilobytes, POSTER_BYTES, POSTER_WIDTH, VIDEO_BYTES } from './check/media-limits'

export const MAX_SLIDES = 12
export const TITLE_LENGTH = 40
export const LINE_LENGTH = 120
export const BUTTON_LENGTH = 24

export const LANGUAGES = [SLIDE_LANGUAGE, 'es', 'ca', 'de', 'fr', 'it', 'nl', 'pt'] as const

export const PAGES = slidePages.map(({ href }) => href)

// `npm run schema` writes the descriptions into public/carousel, where code editors show them as hints. The messages
// for invalid values are in schema-findings.ts.
function text(length: number, description: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(length),
    v.regex(/^[^<>]*$/),
    v.description(description),
  )
}

const language = v.picklist(LANGUAGES)
const fileName = v.pipe(v.string(), v.regex(/^[\w-][\w.-]*$/))

const buttonSchema = v.strictObject({
  text: text(BUTTON_LENGTH, 'The text on the button.'),
  href: v.pipe(v.picklist(PAGES), v.description('The page that the button leads to.')),
})

const slideSchema = v.strictObject({
  title: text(TITLE_LENGTH, 'The large text.'),
  titleLanguage: v.optional(
    v.pipe(language, v.description('The title’s language, if it is not the slide’s.')),
  ),
  line: text(LINE_LENGTH, 'The one line below the title.'),
  language: v.optional(v.pipe(language, v.description('The slide’s language.')), SLIDE_LANGUAGE),
  button: buttonSchema,
  poster: v.pipe(
    fileName,
    v.description(
      `A picture of 16:9 in this folder, at least ${POSTER_WIDTH} px wide, at most ${inKilobytes(POSTER_BYTES)}. Smaller copies are used automatically: for ppf.jpg these are ppf.avif, ppf-800.avif and ppf-800.jpg.`,
    ),
  ),
  video: v.pipe(
    v.array(fileName),
    v.minLength(1),
    v.maxLength(2),
    v.check((names) => new Set(names.map(endingOf)).size === names.length),
    v.description(`One or two files in this folder, WebM first, at most ${inKilobytes(VIDEO_BYTES)} each.`),
  ),
})

export const carouselSchema = v.pipe(
  v.strictObject({
    $schema: v.optional(v.string()),
    slides: v.pipe(
      v.array(slideSchema),
      v.minLength(1),
      v.maxLength(MAX_SLIDES),
      v.description('The slides, in the order in which they are shown.'),
    ),
  }),
  v.title('The home page’s carousel'),
)

export type Carousel = v.InferOutput<typeof carouselSchema>
export type CarouselSlide = v.InferOutput<typeof slideSchema>

/** The field names allowed at a path, by its depth: the file, a slide or a button. */
export function fieldsAt(path: readonly unknown[]): string[] {
  const schema = path.length <= 1 ? carouselSchema : path.length <= 3 ? slideSchema : buttonSchema
  return Object.keys(schema.entries)
}

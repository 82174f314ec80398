import type { Route } from 'next'
import * as v from 'valibot'
import { endingOf } from './ending'

export const MAX_SLIDES = 12
export const TITLE_LENGTH = 40
export const LINE_LENGTH = 120
export const BUTTON_LENGTH = 24

export const LANGUAGES = ['en', 'es', 'ca', 'de', 'fr', 'it', 'nl', 'pt'] as const

/** The pages that a slide's button may lead to. */
export const PAGES = [
  '/',
  '/shop',
  '/ppf',
  '/window-film',
  '/marine-film',
  '/about',
  '/contact',
  '/registro',
  '/login',
] as const satisfies readonly Route[]

// Each message is what is expected there, for the sentence "…; expected <message>".
function text(length: number) {
  const expected = `a text of 1 to ${length} characters`
  return v.pipe(
    v.string(expected),
    v.trim(),
    v.minLength(1, expected),
    v.maxLength(length, expected),
    v.regex(/^[^<>]*$/, 'plain text, without < and >'),
  )
}

const language = v.picklist(LANGUAGES, `one of ${LANGUAGES.join(', ')}`)
const fileName = v.pipe(
  v.string('the name of a file in public/carousel'),
  v.regex(/^[\w-][\w.-]*$/, 'a file name of a to z, digits, - and _, without folders and spaces'),
)

const buttonSchema = v.strictObject(
  {
    text: text(BUTTON_LENGTH),
    href: v.picklist(PAGES, `the address of one of the site’s pages: ${PAGES.join(', ')}`),
  },
  'a button with "text" and "href"',
)

const slideSchema = v.strictObject(
  {
    title: text(TITLE_LENGTH),
    titleLanguage: v.optional(language),
    line: text(LINE_LENGTH),
    language: v.optional(language, 'en'),
    button: buttonSchema,
    poster: fileName,
    video: v.pipe(
      v.array(fileName, 'a list of one or two files, such as ["ppf.webm", "ppf.mp4"]'),
      v.minLength(1, 'at least one file'),
      v.maxLength(2, 'at most two files, one for each format'),
      v.check((names) => new Set(names.map(endingOf)).size === names.length, 'one file for each format'),
    ),
  },
  'a slide between { and }',
)

const slideCount = `1 to ${MAX_SLIDES} slides`

export const carouselSchema = v.strictObject(
  {
    $schema: v.optional(v.string('the address of the schema')),
    slides: v.pipe(
      v.array(slideSchema, `a list of ${slideCount}`),
      v.minLength(1, slideCount),
      v.maxLength(MAX_SLIDES, slideCount),
    ),
  },
  'an object with "slides"',
)

export type Carousel = v.InferOutput<typeof carouselSchema>
export type CarouselSlide = v.InferOutput<typeof slideSchema>

/** The names each place knows, by how deep it stands: the file, a slide, a button. */
export function fieldsAt(path: readonly unknown[]): string[] {
  const schema = path.length <= 1 ? carouselSchema : path.length <= 3 ? slideSchema : buttonSchema
  return Object.keys(schema.entries)
}

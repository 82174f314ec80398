import * as v from 'valibot'
import type { PageRoute } from '@/lib/content/pages'
import { endingOf } from './ending'
import { POSTER_BYTES, POSTER_WIDTH, VIDEO_BYTES } from './media-faults'

const MAX_SLIDES = 12
const TITLE_LENGTH = 40
const LINE_LENGTH = 120
const BUTTON_LENGTH = 24

const LANGUAGES = ['en', 'es', 'ca', 'de', 'fr', 'it', 'nl', 'pt'] as const

/** The pages that a slide's button may lead to. */
export const PAGES = [
  '/',
  '/shop',
  '/ppf',
  '/window-film',
  '/marine-film',
  '/appointment',
  '/about',
  '/contact',
  '/registro',
  '/login',
] as const satisfies readonly PageRoute[]

// Each message is what is expected, for the sentence "…; expected <message>".
// The descriptions are the hints of editors: `npm run schema` writes them into public/carousel.
function text(length: number, description: string) {
  const expected = `a text of 1 to ${length} characters`
  return v.pipe(
    v.string(expected),
    v.trim(),
    v.minLength(1, expected),
    v.maxLength(length, expected),
    v.regex(/^[^<>]*$/, 'plain text, without < and >'),
    v.description(description),
  )
}

const language = v.picklist(LANGUAGES, `one of ${LANGUAGES.join(', ')}`)
const fileName = v.pipe(
  v.string('the name of a file in public/carousel'),
  v.regex(/^[\w-][\w.-]*$/, 'a file name of a to z, digits, - and _, without folders and spaces'),
)
const kilobytes = (bytes: number) => `${(bytes / 1000).toLocaleString('en')} kB`

const buttonSchema = v.strictObject(
  {
    text: text(BUTTON_LENGTH, 'The text on the button.'),
    href: v.pipe(
      v.picklist(PAGES, `the address of one of the site’s pages: ${PAGES.join(', ')}`),
      v.description('The page that the button leads to.'),
    ),
  },
  'a button with "text" and "href"',
)

const slideSchema = v.strictObject(
  {
    title: text(TITLE_LENGTH, 'The large text.'),
    titleLanguage: v.optional(
      v.pipe(language, v.description('The title’s language, if it is not the slide’s.')),
    ),
    line: text(LINE_LENGTH, 'The one line below the title.'),
    language: v.optional(v.pipe(language, v.description('The slide’s language.')), 'en'),
    button: buttonSchema,
    poster: v.pipe(
      fileName,
      v.description(
        `A picture of 16:9 in this folder, at least ${POSTER_WIDTH} px wide, at most ${kilobytes(POSTER_BYTES)}. Smaller copies are used automatically: for ppf.jpg these are ppf.avif, ppf-800.avif and ppf-800.jpg.`,
      ),
    ),
    video: v.pipe(
      v.array(fileName, 'a list of one or two files, such as ["ppf.webm", "ppf.mp4"]'),
      v.minLength(1, 'at least one file'),
      v.maxLength(2, 'at most two files, one for each format'),
      v.check((names) => new Set(names.map(endingOf)).size === names.length, 'one file for each format'),
      v.description(`One or two files in this folder, WebM first, at most ${kilobytes(VIDEO_BYTES)} each.`),
    ),
  },
  'a slide between { and }',
)

const slideCount = `1 to ${MAX_SLIDES} slides`

export const carouselSchema = v.pipe(
  v.strictObject(
    {
      $schema: v.optional(v.string('the address of the schema')),
      slides: v.pipe(
        v.array(slideSchema, `a list of ${slideCount}`),
        v.minLength(1, slideCount),
        v.maxLength(MAX_SLIDES, slideCount),
        v.description('The slides, in the order in which they are shown.'),
      ),
    },
    'an object with "slides"',
  ),
  v.title('The home page’s carousel'),
)

export type Carousel = v.InferOutput<typeof carouselSchema>
export type CarouselSlide = v.InferOutput<typeof slideSchema>

/** The names each place knows, by how deep it stands: the file, a slide, a button. */
export function fieldsAt(path: readonly unknown[]): string[] {
  const schema = path.length <= 1 ? carouselSchema : path.length <= 3 ? slideSchema : buttonSchema
  return Object.keys(schema.entries)
}

import * as v from 'valibot'
import { SLIDE_LANGUAGE } from '@/lib/config/language'
import { parseJson } from '@/lib/parsing/record'

// Every field is optional: the form shows incomplete slides, and checkCarousel reports missing fields.
const slide = v.object({
  title: v.optional(v.string(), ''),
  /** Empty means the slide's language. */
  titleLanguage: v.optional(v.string(), ''),
  line: v.optional(v.string(), ''),
  language: v.optional(v.string(), SLIDE_LANGUAGE),
  button: v.optional(v.object({ text: v.optional(v.string(), ''), href: v.optional(v.string(), '') }), {
    text: '',
    href: '',
  }),
  poster: v.optional(v.string(), ''),
  video: v.optional(v.array(v.string()), []),
})

export type SlideTexts = v.InferOutput<typeof slide>

const carousel = v.object({ slides: v.pipe(v.array(slide), v.minLength(1)) })

/** The slides of a text, which may be incomplete; `null` if the text has none that the form can show. */
export function readSlides(text: string): SlideTexts[] | null {
  const result = v.safeParse(carousel, parseJson(text.replace(/^\uFEFF/, '')))
  return result.success ? result.output.slides : null
}

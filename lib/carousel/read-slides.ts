import * as v from 'valibot'
import { parseJson } from '@/lib/parsing/parse-json'

// Every field may be missing: the form shows what is there, and checkCarousel reports what is not.
const slide = v.object({
  title: v.optional(v.string(), ''),
  /** Empty: the same as the slide's. */
  titleLanguage: v.optional(v.string(), ''),
  line: v.optional(v.string(), ''),
  language: v.optional(v.string(), 'en'),
  button: v.optional(v.object({ text: v.optional(v.string(), ''), href: v.optional(v.string(), '') }), {
    text: '',
    href: '',
  }),
  poster: v.optional(v.string(), ''),
  video: v.optional(v.array(v.string()), []),
})

export type SlideTexts = v.InferOutput<typeof slide>

const carousel = v.object({ slides: v.pipe(v.array(slide), v.minLength(1)) })

/** The slides of a text, however incomplete; `null` when the text has no slides that a form could show. */
export function readSlides(text: string): SlideTexts[] | null {
  const result = v.safeParse(carousel, parseJson(text.replace(/^\uFEFF/, '')))
  return result.success ? result.output.slides : null
}

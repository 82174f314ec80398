import * as v from 'valibot'
import { SLIDE_LANGUAGE } from '@/lib/config/language'
import { parseJson } from '@/lib/parsing/record'

/** In place of a link that a slide lacks. */
export const NO_LINK = { text: '', href: '' }

const link = v.optional(
  v.object({ text: v.optional(v.string(), ''), href: v.optional(v.string(), '') }),
  NO_LINK,
)

// Every field is optional: the form shows incomplete slides, and checkCarousel reports missing fields.
export const slideTexts = v.object({
  title: v.optional(v.string(), ''),
  /** Empty means the slide's language. */
  titleLanguage: v.optional(v.string(), ''),
  line: v.optional(v.string(), ''),
  language: v.optional(v.string(), SLIDE_LANGUAGE),
  button: link,
  secondLink: link,
  poster: v.optional(v.string(), ''),
  /** Absent means the default of the carousel’s styles. */
  focus: v.optional(v.number()),
  video: v.optional(v.array(v.string()), []),
})

export type SlideTexts = v.InferOutput<typeof slideTexts>

const carousel = v.object({ slides: v.pipe(v.array(slideTexts), v.minLength(1)) })

/** The slides of a text, which may be incomplete; `null` if the text has none that the form can show. */
export function readSlides(text: string): SlideTexts[] | null {
  const result = v.safeParse(carousel, parseJson(text.replace(/^\uFEFF/, '')))
  return result.success ? result.output.slides : null
}

export const hasSecondLink = ({ secondLink: { text, href } }: SlideTexts) => text !== '' || href !== ''

/** Formats carousel.json with one field per line; each link and the list of videos take one line. */
export function printSlides(slides: readonly SlideTexts[]): string {
  const printed = slides.map((slide) => `    {\n${fieldsOf(slide).join(',\n')}\n    }`)
  return `{\n  "$schema": "./carousel.schema.json",\n  "slides": [\n${printed.join(',\n')}\n  ]\n}\n`
}

function fieldsOf(slide: SlideTexts): string[] {
  const { title, titleLanguage, line, language, button, secondLink, poster, focus, video } = slide
  const field = (name: string, value: unknown) => `      "${name}": ${JSON.stringify(value)}`
  const link = (name: string, { text, href }: SlideTexts['button']) =>
    `      "${name}": { "text": ${JSON.stringify(text)}, "href": ${JSON.stringify(href)} }`
  return [
    field('title', title),
    ...(titleLanguage === '' ? [] : [field('titleLanguage', titleLanguage)]),
    field('line', line),
    ...(language === SLIDE_LANGUAGE ? [] : [field('language', language)]),
    link('button', button),
    ...(hasSecondLink(slide) ? [link('secondLink', secondLink)] : []),
    field('poster', poster),
    ...(focus === undefined ? [] : [field('focus', focus)]),
    ...(video.length === 0
      ? []
      : [`      "video": [${video.map((name) => JSON.stringify(name)).join(', ')}]`]),
  ]
}

import * as v from 'valibot'
import type { FileText } from '@/lib/config/file-text'
import { SLIDE_LANGUAGE } from '@/lib/config/language'
import { languages } from '@/lib/config/languages'
import { fieldOf, parseJson } from '@/lib/parsing/record'

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
  /** Texts in the other languages of the site, such as "button.text.es". */
  translations: v.optional(v.record(v.string(), v.string()), {}),
  poster: v.optional(v.string(), ''),
  /** Absent means the default of the carousel’s styles. */
  focus: v.optional(v.number()),
  video: v.optional(v.array(v.string()), []),
})

export type SlideTexts = v.InferOutput<typeof slideTexts>

const [FIRST, ...OTHERS] = languages
/** The fields that may have a text for each language of the site. */
const WORD_FIELDS = ['title', 'line', 'button.text', 'secondLink.text'] as const
export type WordField = (typeof WORD_FIELDS)[number]
export type TranslatedField = `${WordField}.${(typeof OTHERS)[number]}`
export const TRANSLATED_FIELDS = OTHERS.flatMap((language) =>
  WORD_FIELDS.map((field): TranslatedField => `${field}.${language}`),
)

const fileText = v.optional(v.union([v.string(), v.record(v.string(), v.string())]), '')
const fileLink = v.optional(v.object({ text: fileText, href: v.optional(v.string(), '') }), NO_LINK)
const fileSlide = v.pipe(
  v.object({
    ...slideTexts.entries,
    title: fileText,
    line: fileText,
    button: fileLink,
    secondLink: fileLink,
  }),
  v.transform(({ title, line, button, secondLink, ...slide }): SlideTexts => {
    const texts = { title, line, 'button.text': button.text, 'secondLink.text': secondLink.text }
    const first = (text: string | Record<string, string>) =>
      typeof text === 'string' ? text : (text[FIRST] ?? '')
    const translations = TRANSLATED_FIELDS.flatMap((field) => {
      const at = field.lastIndexOf('.')
      const text = fieldOf(texts, field.slice(0, at))
      const translated = fieldOf(text, field.slice(at + 1))
      return typeof translated === 'string' ? [[field, translated]] : []
    })
    return {
      ...slide,
      title: first(title),
      line: first(line),
      button: { ...button, text: first(button.text) },
      secondLink: { ...secondLink, text: first(secondLink.text) },
      translations: Object.fromEntries(translations),
    }
  }),
)

const carousel = v.object({ slides: v.pipe(v.array(fileSlide), v.minLength(1)) })

/** The slides of a text, which may be incomplete; `null` if the text has none that the form can show. */
export function readSlides(text: string): SlideTexts[] | null {
  const result = v.safeParse(carousel, parseJson(text.replace(/^\uFEFF/, '')))
  return result.success ? result.output.slides : null
}

export function wordsOf({ title, line, button, secondLink }: SlideTexts, field: WordField): string {
  if (field === 'title') return title
  if (field === 'line') return line
  return field === 'button.text' ? button.text : secondLink.text
}

/** A text as carousel.json has it: for each language of the site as soon as it is translated. */
export function fileTextOf(slide: SlideTexts, field: WordField): FileText {
  const text = wordsOf(slide, field)
  const others = OTHERS.map((language) => [language, slide.translations[`${field}.${language}`] ?? ''])
  if (others.every(([, translated]) => translated === '')) return text
  return Object.fromEntries([[FIRST, text], ...others])
}

export const hasSecondLink = ({ secondLink: { text, href } }: SlideTexts) => text !== '' || href !== ''

/** Formats carousel.json with one field per line; each link and the list of videos take one line. */
export function printSlides(slides: readonly SlideTexts[]): string {
  const printed = slides.map((slide) => `    {\n${fieldsOf(slide).join(',\n')}\n    }`)
  return `{\n  "$schema": "./carousel.schema.json",\n  "slides": [\n${printed.join(',\n')}\n  ]\n}\n`
}

function fieldsOf(slide: SlideTexts): string[] {
  const { titleLanguage, language, button, secondLink, poster, focus, video } = slide
  const field = (name: string, value: unknown) => `      "${name}": ${JSON.stringify(value)}`
  const words = (name: WordField) => {
    const text = fileTextOf(slide, name)
    if (typeof text === 'string') return JSON.stringify(text)
    const texts = Object.entries(text).map(([key, value]) => `"${key}": ${JSON.stringify(value)}`)
    return `{ ${texts.join(', ')} }`
  }
  const link = (name: 'button' | 'secondLink', href: string) =>
    `      "${name}": { "text": ${words(`${name}.text`)}, "href": ${JSON.stringify(href)} }`
  return [
    `      "title": ${words('title')}`,
    ...(titleLanguage === '' ? [] : [field('titleLanguage', titleLanguage)]),
    `      "line": ${words('line')}`,
    ...(language === SLIDE_LANGUAGE ? [] : [field('language', language)]),
    link('button', button.href),
    ...(hasSecondLink(slide) ? [link('secondLink', secondLink.href)] : []),
    field('poster', poster),
    ...(focus === undefined ? [] : [field('focus', focus)]),
    ...(video.length === 0
      ? []
      : [`      "video": [${video.map((name) => JSON.stringify(name)).join(', ')}]`]),
  ]
}

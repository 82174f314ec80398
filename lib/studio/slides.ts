import * as v from 'valibot'
import { newId } from '@/lib/browser/browser'
import { MAX_SLIDES, TITLE_LENGTH } from '@/lib/carousel/carousel-schema'
import { type Language, languages } from '@/lib/content/facts/languages'
import { copyTitle } from '@/lib/content/studio'
import { type FileText, SLIDE_LANGUAGE } from '@/lib/content/words'
import { foldText } from '@/lib/parsing/fold-text'
import { fieldOf, parseJson } from '@/lib/parsing/record'

/** A slide being edited; any field may still be empty. */
export type DraftSlide = SlideTexts & { id: string }

const ways: readonly ((a: SlideTexts, b: SlideTexts) => boolean)[] = [
  (a, b) => a.video[0] !== undefined && a.video[0] === b.video[0],
  (a, b) => a.title !== '' && a.title === b.title,
  (a, b) => a.poster !== '' && a.poster === b.poster,
]

/** Gives each slide the id of the most similar known slide, or a new id. */
export function withIds(slides: readonly SlideTexts[], known: readonly DraftSlide[]): DraftSlide[] {
  const ids = new Map<SlideTexts, string>()
  const isFree = ({ id }: DraftSlide) => ![...ids.values()].includes(id)
  for (const isAlike of ways) {
    for (const slide of slides.filter((one) => !ids.has(one))) {
      const match = known.find((candidate) => isFree(candidate) && isAlike(slide, candidate))
      if (match) ids.set(slide, match.id)
    }
  }
  return slides.map((slide, i) => {
    const same = known[i]
    const id = ids.get(slide) ?? (known.length === slides.length && same && isFree(same) ? same.id : newId())
    ids.set(slide, id)
    return { ...slide, id }
  })
}

/** The names of the posters and videos that these slides use. */
export function filesOf(slides: readonly SlideTexts[]): ReadonlySet<string> {
  return new Set(slides.flatMap(({ poster, video }) => [poster, ...video]).filter((name) => name !== ''))
}

export function isSameSlides(a: readonly SlideTexts[], b: readonly SlideTexts[]): boolean {
  return printSlides(a) === printSlides(b)
}

const [FIRST, ...OTHERS] = languages
/** The fields that may have a text for each language of the site. */
const WORD_FIELDS = ['title', 'line', 'button.text', 'secondLink.text'] as const
const TRANSLATED_FIELDS = OTHERS.flatMap((language) =>
  WORD_FIELDS.map((field): TranslatedField => `${field}.${language}`),
)

export const SLIDE_FIELDS = [
  'title',
  'line',
  'button.text',
  'button.href',
  'secondLink.text',
  'secondLink.href',
  ...TRANSLATED_FIELDS,
  'language',
  'titleLanguage',
  'poster',
  'focus',
  'video',
] as const
export type SlideField = (typeof SLIDE_FIELDS)[number]
/** The fields whose value is a single string. */
export type TextField = Exclude<SlideField, 'video' | 'focus'>

type Slides = readonly DraftSlide[]

const isTranslated = (field: TextField): field is TranslatedField =>
  TRANSLATED_FIELDS.some((one) => one === field)

export function fieldText(slide: SlideTexts, field: TextField): string {
  if (isTranslated(field)) return slide.translations[field] ?? ''
  if (field === 'button.text') return slide.button.text
  if (field === 'button.href') return slide.button.href
  if (field === 'secondLink.text') return slide.secondLink.text
  return field === 'secondLink.href' ? slide.secondLink.href : slide[field]
}

export function withField(slide: DraftSlide, field: TextField, value: string): DraftSlide {
  if (isTranslated(field)) return { ...slide, translations: { ...slide.translations, [field]: value } }
  if (field === 'button.text') return { ...slide, button: { ...slide.button, text: value } }
  if (field === 'button.href') return { ...slide, button: { ...slide.button, href: value } }
  if (field === 'secondLink.text') return { ...slide, secondLink: { ...slide.secondLink, text: value } }
  if (field === 'secondLink.href')
    return value
      ? { ...slide, secondLink: { ...slide.secondLink, href: value } }
      : withSecondLink(slide, { secondLink: NO_LINK, translations: {} })
  return { ...slide, [field]: value }
}

type SecondLink = Pick<SlideTexts, 'secondLink' | 'translations'>

/** Replaces the link with its texts in all languages. */
export function withSecondLink(slide: DraftSlide, { secondLink, translations }: SecondLink): DraftSlide {
  const isOfLink = ([field]: [string, string]) => field.startsWith('secondLink.')
  const texts = [
    ...Object.entries(slide.translations).filter((text) => !isOfLink(text)),
    ...Object.entries(translations).filter(isOfLink),
  ]
  return { ...slide, secondLink, translations: Object.fromEntries(texts) }
}

export function replaceSlide(slides: Slides, changed: DraftSlide): DraftSlide[] {
  return slides.map((slide) => (slide.id === changed.id ? changed : slide))
}

export function emptySlide(): DraftSlide {
  return {
    id: newId(),
    title: '',
    titleLanguage: '',
    line: '',
    language: SLIDE_LANGUAGE,
    button: { text: '', href: '/shop' },
    secondLink: NO_LINK,
    translations: {},
    poster: '',
    video: [],
  }
}

export const canAdd = (slides: Slides) => slides.length < MAX_SLIDES
export const canDelete = (slides: Slides) => slides.length > 1

/** Inserts a copy after its original, under another title. */
export function duplicate(slides: Slides, id: string): { slides: DraftSlide[]; copy: DraftSlide } | null {
  const at = slides.findIndex((slide) => slide.id === id)
  const original = slides[at]
  if (!original || !canAdd(slides)) return null
  const title = titleOfCopy(original.title, slides)
  const translations = Object.fromEntries(
    Object.entries(original.translations).filter(([field]) => !field.startsWith('title.')),
  )
  const copy = { ...original, id: newId(), title, translations }
  return { slides: slides.toSpliced(at + 1, 0, copy), copy }
}

/** Numbered, because two slides must not have one title. */
function titleOfCopy(title: string, slides: Slides): string {
  const taken = slides.map((slide) => foldText(slide.title))
  for (let n = 1; ; n++) {
    const copy = copyTitle(title.slice(0, TITLE_LENGTH - copyTitle('', n).length), n)
    if (!taken.includes(foldText(copy))) return copy
  }
}

export function move(slides: Slides, id: string, to: number): DraftSlide[] {
  const from = slides.findIndex((slide) => slide.id === id)
  const slide = slides[from]
  if (!slide) return [...slides]
  const target = Math.max(0, Math.min(to, slides.length - 1))
  return slides.toSpliced(from, 1).toSpliced(target, 0, slide)
}

/** In place of a link that a slide lacks. */
const NO_LINK = { text: '', href: '' }

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
export type WordField = (typeof WORD_FIELDS)[number]
type TranslatedField = `${WordField}.${(typeof OTHERS)[number]}`

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

/** The languages of the site in which a line or a link of the slide has no text. Titles may be names. */
export function missingLanguages(slide: SlideTexts): Language[] {
  return OTHERS.filter(
    (language) =>
      language !== slide.language &&
      WORD_FIELDS.some(
        (field) =>
          field !== 'title' &&
          fieldText(slide, field).trim() &&
          !slide.translations[`${field}.${language}`]?.trim(),
      ),
  )
}

/** A text as carousel.json has it: for each language of the site as soon as it is translated. */
export function fileTextOf(slide: SlideTexts, field: WordField): FileText {
  const text = fieldText(slide, field)
  const others = OTHERS.map((language) => [language, slide.translations[`${field}.${language}`] ?? ''])
  if (others.every(([, translated]) => translated === '')) return text
  return Object.fromEntries([[FIRST, text], ...others])
}

export const hasSecondLink = ({ secondLink: { text, href }, translations }: SlideTexts) =>
  text !== '' ||
  href !== '' ||
  OTHERS.some((language) => (translations[`secondLink.text.${language}`] ?? '') !== '')

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

import * as v from 'valibot'
import { newId } from '@/lib/browser/browser'
import { MAX_SLIDES, TITLE_LENGTH } from '@/lib/carousel/carousel-schema'
import { type Language, languages, siteLanguages } from '@/lib/content/facts/languages'
import { copyTitle } from '@/lib/content/studio'
import { type FileText, SLIDE_LANGUAGE } from '@/lib/content/words'
import { foldText } from '@/lib/parsing/fold-text'
import { fieldOf, isRecord, parseJson } from '@/lib/parsing/record'

const [FIRST, ...OTHERS] = languages
/** The fields that may have a text for each language of the site. */
const WORD_FIELDS = ['title', 'line', 'button.text', 'secondLink.text'] as const
export type WordField = (typeof WORD_FIELDS)[number]

/** The fields whose value is a single string, by their paths in carousel.json. */
const TEXT_FIELDS = [
  'title',
  'line',
  'button.text',
  'button.href',
  'secondLink.text',
  'secondLink.href',
  ...OTHERS.flatMap((language) => WORD_FIELDS.map((field) => `${field}.${language}` as const)),
  'language',
  'titleLanguage',
  'poster',
] as const
export type TextField = (typeof TEXT_FIELDS)[number]
const LINK_FIELDS = TEXT_FIELDS.filter((field) => field.startsWith('secondLink.'))

export const SLIDE_FIELDS = [...TEXT_FIELDS, 'focus', 'video'] as const
export type SlideField = (typeof SLIDE_FIELDS)[number]

/** Each text of a slide by its field; any may be empty, because checkCarousel reports what is missing. */
const slideTexts = v.object({
  ...v.entriesFromList(TEXT_FIELDS, v.optional(v.string(), '')),
  language: v.optional(v.string(), SLIDE_LANGUAGE),
  /** Absent means the default of the carousel’s styles. */
  focus: v.optional(v.number()),
  video: v.optional(v.array(v.string()), []),
})
export type SlideTexts = v.InferOutput<typeof slideTexts>
export type DraftSlide = SlideTexts & { id: string }

type Slides = readonly DraftSlide[]

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

export function withField(slide: DraftSlide, field: TextField, value: string): DraftSlide {
  // Without a page there is no second link.
  if (field === 'secondLink.href' && value === '') return withSecondLink(slide, v.parse(slideTexts, {}))
  return { ...slide, [field]: value }
}

/** Replaces the link with its texts in all languages. */
export const withSecondLink = (slide: DraftSlide, from: SlideTexts): DraftSlide => ({
  ...slide,
  ...Object.fromEntries(LINK_FIELDS.map((field) => [field, from[field]])),
})

export const hasSecondLink = (slide: SlideTexts) => LINK_FIELDS.some((field) => slide[field] !== '')

export function replaceSlide(slides: Slides, changed: DraftSlide): DraftSlide[] {
  return slides.map((slide) => (slide.id === changed.id ? changed : slide))
}

export const emptySlide = (): DraftSlide => ({
  id: newId(),
  ...v.parse(slideTexts, { 'button.href': '/shop' }),
})

export const canAdd = (slides: Slides) => slides.length < MAX_SLIDES
export const canDelete = (slides: Slides) => slides.length > 1

/** Inserts a copy after its original, under another title. */
export function duplicate(slides: Slides, id: string): { slides: DraftSlide[]; copy: DraftSlide } | null {
  const at = slides.findIndex((slide) => slide.id === id)
  const original = slides[at]
  if (!original || !canAdd(slides)) return null
  const untitled = Object.fromEntries(OTHERS.map((language) => [`title.${language}`, '']))
  const copy = { ...original, ...untitled, id: newId(), title: titleOfCopy(original.title, slides) }
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

const fileText = v.optional(v.union([v.string(), v.record(v.string(), v.string())]))
const fileLink = v.optional(v.object({ text: fileText, href: v.optional(v.string()) }))
const fileSlide = v.pipe(
  v.object({
    ...v.pick(slideTexts, ['titleLanguage', 'language', 'poster', 'focus', 'video']).entries,
    title: fileText,
    line: fileText,
    button: fileLink,
    secondLink: fileLink,
  }),
  v.transform((slide) => {
    const texts = TEXT_FIELDS.map((field) => [field, textAt(slide, field.split('.'))])
    return { ...slide, ...Object.fromEntries(texts) }
  }),
  slideTexts,
)

/** The text at a path; the whole of a text that has several languages is its first one. */
function textAt(value: unknown, [key, ...path]: readonly string[]): string | undefined {
  if (key !== undefined) return textAt(fieldOf(value, key), path)
  if (isRecord(value)) return textAt(value, [FIRST])
  return typeof value === 'string' ? value : undefined
}

/** A slide of a stored draft. Those of earlier releases have links and translations in objects. */
export const storedSlide = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(({ button, secondLink, translations, ...slide }) => ({
    ...withPrefix('button', button),
    ...withPrefix('secondLink', secondLink),
    ...(isRecord(translations) ? translations : {}),
    ...slide,
  })),
  v.object({ ...slideTexts.entries, id: v.string() }),
)

const withPrefix = (name: string, link: unknown) =>
  Object.fromEntries(
    Object.entries(isRecord(link) ? link : {}).map(([key, text]) => [`${name}.${key}`, text]),
  )

const carousel = v.object({ slides: v.pipe(v.array(fileSlide), v.minLength(1)) })

/** The slides of a text, which may be incomplete; `null` if the text has none that the form can show. */
export function readSlides(text: string): SlideTexts[] | null {
  const result = v.safeParse(carousel, parseJson(text.replace(/^\uFEFF/, '')))
  return result.success ? result.output.slides : null
}

/** The languages of the site in which a line or a link of the slide has no text. Titles may be names. */
export function missingLanguages(slide: SlideTexts): Language[] {
  const needed = WORD_FIELDS.filter((field) => field !== 'title')
  return siteLanguages.filter(
    (language) =>
      language !== FIRST &&
      language !== slide.language &&
      needed.some((field) => slide[field].trim() && !slide[`${field}.${language}`].trim()),
  )
}

/** A text as carousel.json has it: for each language of the site as soon as it is translated. */
export function fileTextOf(slide: SlideTexts, field: WordField): FileText {
  const others = OTHERS.map((language) => [language, slide[`${field}.${language}`]] as const)
  if (others.every(([, translated]) => translated === '')) return slide[field]
  const given = others.filter(([language, translated]) => translated || siteLanguages.includes(language))
  return Object.fromEntries([[FIRST, slide[field]], ...given])
}

/** Formats carousel.json with one field per line; each link and the list of videos take one line. */
export function printSlides(slides: readonly SlideTexts[]): string {
  const printed = slides.map((slide) => `    {\n${fieldsOf(slide).join(',\n')}\n    }`)
  return `{\n  "$schema": "./carousel.schema.json",\n  "slides": [\n${printed.join(',\n')}\n  ]\n}\n`
}

function fieldsOf(slide: SlideTexts): string[] {
  const { titleLanguage, language, poster, focus, video } = slide
  const json = (value: unknown) => JSON.stringify(value)
  const words = (field: WordField) => {
    const text = fileTextOf(slide, field)
    if (typeof text === 'string') return json(text)
    return `{ ${Object.entries(text)
      .map(([key, value]) => `"${key}": ${json(value)}`)
      .join(', ')} }`
  }
  const link = (name: 'button' | 'secondLink') =>
    `{ "text": ${words(`${name}.text`)}, "href": ${json(slide[`${name}.href`])} }`
  const fields = {
    title: words('title'),
    titleLanguage: titleLanguage && json(titleLanguage),
    line: words('line'),
    language: language !== SLIDE_LANGUAGE && json(language),
    button: link('button'),
    secondLink: hasSecondLink(slide) && link('secondLink'),
    poster: json(poster),
    focus: focus !== undefined && json(focus),
    video: video.length > 0 && `[${video.map(json).join(', ')}]`,
  }
  return Object.entries(fields).flatMap(([name, text]) => (text ? [`      "${name}": ${text}`] : []))
}

import { newId } from '@/lib/browser/new-id'
import { MAX_SLIDES, TITLE_LENGTH } from '@/lib/carousel/carousel-schema'
import { SLIDE_LANGUAGE } from '@/lib/config/language'
import { copyTitle } from '@/lib/content/studio/messages'
import { NO_LINK, TRANSLATED_FIELDS, type TranslatedField } from './carousel-text'
import type { DraftSlide } from './draft'

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
export type Field = (typeof SLIDE_FIELDS)[number]
/** The fields whose value is a single string. */
export type TextField = Exclude<Field, 'video' | 'focus'>

type Slides = readonly DraftSlide[]

const isTranslated = (field: TextField): field is TranslatedField =>
  TRANSLATED_FIELDS.some((one) => one === field)

export function fieldText(slide: DraftSlide, field: TextField): string {
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
    return { ...slide, secondLink: value ? { ...slide.secondLink, href: value } : NO_LINK }
  return { ...slide, [field]: value }
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
  const title = copyTitle(original.title.slice(0, TITLE_LENGTH - copyTitle('').length))
  const translations = Object.fromEntries(
    Object.entries(original.translations).filter(([field]) => !field.startsWith('title.')),
  )
  const copy = { ...original, id: newId(), title, translations }
  return { slides: slides.toSpliced(at + 1, 0, copy), copy }
}

export function move(slides: Slides, id: string, to: number): DraftSlide[] {
  const from = slides.findIndex((slide) => slide.id === id)
  const slide = slides[from]
  if (!slide) return [...slides]
  const target = Math.max(0, Math.min(to, slides.length - 1))
  return slides.toSpliced(from, 1).toSpliced(target, 0, slide)
}

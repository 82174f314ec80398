import editorSchema from '@/public/carousel/carousel.schema.json'
import {
  BUTTON_LENGTH,
  fieldsAt,
  LANGUAGES,
  LINE_LENGTH,
  MAX_SLIDES,
  PAGES,
  TITLE_LENGTH,
} from './carousel-schema'
import { POSTER_BYTES, POSTER_WIDTH, VIDEO_BYTES } from './media-faults'

// The editor's schema is a file of its own, beside the carousel; this holds it to the one that judges.
const { properties, definitions } = editorSchema
const { slide, button, language } = definitions

test('the editor knows the same fields', () => {
  expect(Object.keys(properties)).toEqual(fieldsAt([]))
  expect(Object.keys(slide.properties)).toEqual(fieldsAt(['slides', 0, 'x']))
  expect(Object.keys(button.properties)).toEqual(fieldsAt(['slides', 0, 'button', 'x']))
})

test('the editor knows the same limits', () => {
  expect(properties.slides.maxItems).toBe(MAX_SLIDES)
  expect(slide.properties.title.maxLength).toBe(TITLE_LENGTH)
  expect(slide.properties.line.maxLength).toBe(LINE_LENGTH)
  expect(button.properties.text.maxLength).toBe(BUTTON_LENGTH)
})

test('the editor offers the same languages and pages', () => {
  expect(language.enum).toEqual([...LANGUAGES])
  expect(button.properties.href.enum).toEqual([...PAGES])
})

test('the editor’s hints name the limits of the files', () => {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toLocaleString('en')} kB`
  expect(slide.properties.poster.description).toContain(kilobytes(POSTER_BYTES))
  expect(slide.properties.poster.description).toContain(`${POSTER_WIDTH} px`)
  expect(slide.properties.video.description).toContain(kilobytes(VIDEO_BYTES))
})

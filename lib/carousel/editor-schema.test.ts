import { readFileSync } from 'node:fs'
import { EDITOR_SCHEMA_FILE, editorSchema } from './editor-schema'

test('the schema for editors is up to date; otherwise run npm run schema', () => {
  expect(readFileSync(EDITOR_SCHEMA_FILE, 'utf8')).toBe(editorSchema())
})

// Of a field under the slides, as an editor's completion shows it.
const slide = JSON.parse(editorSchema()).properties.slides.items.properties

test('the editor’s hints name the limits of the files', () => {
  expect(slide.poster.description).toContain('at least 1200 px wide, at most 250 kB')
  expect(slide.video.description).toContain('at most 2,000 kB each')
})

test.each(['title', 'titleLanguage', 'line', 'language', 'poster', 'video'])(
  'the editor has a hint for the field %s',
  (field) => {
    expect(slide[field].description).toMatch(/\.$/)
  },
)

test('the editor offers the pages and languages, and knows the limits of a text', () => {
  expect(slide.button.properties.href.enum).toContain('/window-film')
  expect(slide.language.enum).toContain('es')
  expect(slide.title).toMatchObject({ minLength: 1, maxLength: 40 })
})

import { readFileSync } from 'node:fs'
import { carouselSchema } from '@/lib/carousel/carousel-schema'
import { editorSchema } from '@/lib/parsing/files'

const schema = editorSchema(carouselSchema)

test('the editor schema is up to date (to update it, run npm run content -- --write)', () => {
  expect(readFileSync('public/carousel/carousel.schema.json', 'utf8')).toBe(schema)
})

// The schema of a slide's fields, which an editor uses for completion.
const slide = JSON.parse(schema).properties.slides.items.properties

test('the editor has a hint for each field, offers the pages and languages, and limits texts and files', () => {
  for (const field of ['title', 'titleLanguage', 'line', 'language', 'poster', 'video'])
    expect([field, slide[field].description]).toEqual([field, expect.stringMatching(/\.$/)])
  expect(slide.poster.description).toContain('at least 1200 px wide, up to 250 kB')
  expect(slide.video.description).toContain('up to 2,000 kB each')
  expect(slide.button.properties.href.enum).toContain('/window-film')
  expect(slide.language.enum).toContain('es')
  expect(slide.title.anyOf[0]).toMatchObject({ minLength: 1, maxLength: 40 })
  expect(slide.title.anyOf[1].required).toEqual(['en', 'es'])
})

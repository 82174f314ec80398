/** @jest-environment node */
// A folder saved by the studio passes `npm run content`, and the home page matches the preview.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCarousel, readCarouselText, readMediaFiles } from '@/lib/carousel/carousel-folder'
import { toSlides } from '@/lib/carousel/slides'
import { type Language, languages } from '@/lib/content/facts/languages'
import { filesToSave } from './folder'
import { addSlide, deleteSlide, moveSlide, setField } from './studio-actions'
import { toShownSlide } from './studio-view'
import { takeFiles } from './take-files'
import { openTestStudio } from './test-studio'

const SOURCE = 'e2e/carousel/files'
const folder = mkdtempSync(join(tmpdir(), 'carousel-'))

beforeAll(() => cpSync(SOURCE, folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true }))

/** An additional byte makes it differ from the live file. */
const changed = (name: string, as: string) => new File([readFileSync(join(SOURCE, name)), '\0'], as)

test('a saved folder passes npm run content, and the home page matches the preview in each language', async () => {
  const live = { text: readCarouselText(SOURCE), files: [...(await readMediaFiles(SOURCE))] }
  const { store, view } = await openTestStudio(live)
  setField(store, view().slide, 'title', ' Película mate ')
  setField(store, view().slide, 'titleLanguage', 'es')
  await takeFiles(store, [changed('ppf.jpg', 'Car.JPEG'), changed('ppf.mp4', 'My Film 2.MP4')], {
    slide: 'live-2',
  })
  deleteSlide(store, 'live-3')
  const added = addSlide(store)
  for (const [field, value] of [
    ['title', 'Matte'],
    ['line', 'A “quoted” line with a \\ in it.'],
    ['button.text', 'See it'],
    ['button.href', '/ppf'],
    ['secondLink.text', ' Cover my car '],
    ['secondLink.href', '/ppf#tool'],
    ['language', 'de'],
    ['title.es', 'Mate'],
    ['button.text.es', ' Míralo '],
  ] as const)
    setField(store, view().slide, field, value)
  const files = [changed('marine-film.jpg', 'Marine Film.jpg'), changed('marine-film.webm', 'dock.webm')]
  await takeFiles(store, files, { slide: added?.id ?? '' })
  moveSlide(store, added?.id ?? '', 0)
  expect(view().problems).toEqual([])

  for (const { name, blob } of filesToSave(view(), store.get()))
    writeFileSync(join(folder, name), new Uint8Array(await blob.arrayBuffer()))
  const check = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/content.ts', folder], {
    encoding: 'utf8',
  })
  expect(check).toMatchObject({ status: 0, stderr: '' })

  const { carousel, files: saved } = await readCarousel(false, folder)
  const shownIn = (language: Language) =>
    view().slides.map((slide, i) => {
      const { label, missing, ...rest } = toShownSlide(slide, i + 1, view().files, (name) => name, language)
      expect([label, missing]).toEqual([rest.title, undefined])
      return rest
    })
  for (const language of languages)
    expect(toSlides(carousel, saved, (name) => name, language)).toEqual(shownIn(language))
  expect(shownIn('en').map(({ title }) => title)).toEqual(['Matte', 'Película mate', 'Window Film'])
  expect(shownIn('es')[0]).toMatchObject({
    title: 'Mate',
    titleLanguage: 'es',
    line: 'A “quoted” line with a \\ in it.',
    language: 'de',
    button: { text: 'Míralo', language: 'es' },
    secondLink: { text: 'Cover my car' },
  })
})

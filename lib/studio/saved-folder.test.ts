/** @jest-environment node */
// A folder saved by the studio passes `npm run content`, and the home page matches the preview.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCarousel, readCarouselText } from '@/lib/carousel/carousel-folder'
import { toSlides } from '@/lib/carousel/slides'
import { type Language, languages } from '@/lib/content/facts/languages'
import { readMediaFiles } from '@/lib/media/media-folder'
import { filesToSave, uploadUrl } from './folder'
import { toShownSlide } from './studio-view'
import { openTestStudio } from './test-studio'

const SOURCE = 'e2e/carousel/files'
const folder = mkdtempSync(join(tmpdir(), 'carousel-'))

beforeAll(() => cpSync(SOURCE, folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true }))

/** Without a connection it is a new file, because it cannot be compared with the live one. */
const copyOf = (name: string, as: string) => new File([readFileSync(join(SOURCE, name))], as)

test('a saved folder passes npm run content, and the home page matches the preview in each language', async () => {
  const live = { text: readCarouselText(SOURCE), files: [...(await readMediaFiles(SOURCE))] }
  const { store, view, set, drop } = await openTestStudio(live)
  set('title', ' Película mate ')
  set('titleLanguage', 'es')
  await drop([copyOf('ppf.jpg', 'Car.JPEG'), copyOf('ppf.mp4', 'My Video 2.MP4')], { slide: 'live-2' })
  store.deleteSlide('live-3')
  const added = store.addSlide()
  set('title', 'Matte')
  set('line', 'A “quoted” line with a \\ in it.')
  set('button.text', 'See it')
  set('button.href', '/ppf')
  set('secondLink.text', ' Cover my car ')
  set('secondLink.href', '/ppf#tool')
  set('language', 'de')
  set('title.es', 'Mate')
  set('button.text.es', ' Míralo ')
  const files = [copyOf('marine-film.jpg', 'Marine Film.jpg'), copyOf('marine-film.webm', 'dock.webm')]
  await drop(files, { slide: added?.id ?? '' })
  store.moveSlide(added?.id ?? '', 0)
  expect(view().problems).toEqual([])
  const videos = view().slides.map(({ video }) => video.join())
  expect(videos).toEqual(['dock.webm', 'ppf.webm,ppf.mp4', 'my-video-2.mp4'])

  for (const { name, blob } of filesToSave(view(), store.get()))
    writeFileSync(join(folder, name), new Uint8Array(await blob.arrayBuffer()))
  const command = ['--import', 'tsx', 'scripts/content.ts', folder]
  const check = spawnSync(process.execPath, command, { encoding: 'utf8' })
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

test('a folder on GitHub has an upload page, also on another branch', () => {
  const shop = 'https://github.com/tersa/shop'
  expect(uploadUrl('')).toBeNull()
  expect(uploadUrl(shop)).toBe(`${shop}/upload/main/public/carousel`)
  expect(uploadUrl(`${shop}/tree/release/spring`)).toBe(`${shop}/upload/release/spring/public/carousel`)
})

/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMediaFiles } from '@/lib/media/media-folder'
import { isShort } from '@/lib/media/media-types'
import { readCarousel, readCarouselText } from './carousel-folder'
import { slide, textOf } from './check/test-check'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carousel-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the build reads the slides and their files, and stops if they are missing or wrong', async () => {
  await expect(readCarousel(false, folder)).rejects.toThrow('carousel.json')
  for (const name of ['ppf.jpg', 'ppf.mp4', 'ppf.webm'])
    cpSync(`e2e/carousel/files/${name}`, join(folder, name))
  writeFileSync(join(folder, 'carousel.json'), textOf(slide))
  const { carousel, files } = await readCarousel(false, folder)
  expect(carousel.slides).toMatchObject([{ title: slide.title }])
  expect(files.get('ppf.mp4')).toMatchObject({ type: 'video/mp4', seconds: 2 })
  expect(readCarouselText(folder)).toBe(textOf(slide))
  writeFileSync(join(folder, 'carousel.json'), textOf({ ...slide, title: '' }))
  const problem = 'carousel.json, line 4, slide 1, title: The title'
  await expect(readCarousel(false, folder)).rejects.toThrow(problem)
  rmSync(join(folder, 'carousel.json'))
  mkdirSync(join(folder, 'carousel.json'))
  const advice = 'Replace it with the file of that name.'
  await expect(readCarousel(false, folder)).rejects.toThrow(
    `carousel.json is a folder in ${folder}. ${advice}`,
  )
})

test('the videos of the slides that are shipped keep the limit that the studio sets', async () => {
  const videos = [...(await readMediaFiles('public/carousel')).values()].filter(({ seconds }) => seconds)
  expect(videos.length).toBeGreaterThan(0)
  expect(videos.filter(({ seconds = 0 }) => !isShort(seconds))).toEqual([])
})

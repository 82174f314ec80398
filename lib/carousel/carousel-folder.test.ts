/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCarousel, readCarouselText, readPictures } from './carousel-folder'
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
})

test('hidden files, folders and JSON files are no pictures', () => {
  mkdirSync(join(folder, 'more.jpg'))
  for (const name of ['.DS_Store', 'a.json', 'ppf.jpg'])
    cpSync('e2e/carousel/files/ppf.jpg', join(folder, name))
  expect([...readPictures(folder).keys()]).toEqual(['ppf.jpg'])
})

/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { filmDrawings } from '@/lib/content/facts/films'

const FOLDER = 'public/drawings'

test('every drawing file is listed with its width and height', () => {
  const files = readdirSync(FOLDER).filter((file) => file.startsWith('film-'))
  const sizes = files.map((file) => {
    const [, width, height] =
      /viewBox="0 0 (\d+) (\d+)"/.exec(readFileSync(`${FOLDER}/${file}`, 'utf8')) ?? []
    return [file.slice('film-'.length, -'.svg'.length), [Number(width), Number(height)]]
  })
  expect(Object.fromEntries(sizes)).toEqual(filmDrawings)
})

/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { iconFiles } from './icon-files'

const files = iconFiles()

test.each([...files])('%s is up to date; otherwise run npm run icons', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text)
})

test('no icon is drawn by hand', () => {
  const notDrawings = ['icon.tsx', 'sprite-icon.tsx']
  const names = readdirSync('components/ui/icons').filter((name) => !notDrawings.includes(name))
  expect(names.map((name) => `components/ui/icons/${name}`)).toEqual(
    [...files.keys()].filter((path) => path.endsWith('.tsx')).sort(),
  )
})

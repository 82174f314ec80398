/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { projectFiles } from '../documents/project-files'
import { iconFiles } from './icon-files'

const files = iconFiles()

test.each([...files])('%s is up to date; otherwise run npm run icons', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text)
})

test('no icon is drawn by hand', () => {
  const drawings = projectFiles().filter(
    (path) => path.endsWith('.tsx') && readFileSync(path, 'utf8').includes('<Icon>'),
  )
  expect(drawings.sort()).toEqual([...files.keys()].filter((path) => path.endsWith('.tsx')).sort())
})

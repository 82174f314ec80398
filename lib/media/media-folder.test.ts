/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPictures } from './media-folder'

test('hidden files, folders and JSON files are no pictures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'media-'))
  mkdirSync(join(folder, 'more.jpg'))
  for (const name of ['.DS_Store', 'a.json', 'ppf.jpg'])
    cpSync('e2e/carousel/files/ppf.jpg', join(folder, name))
  expect([...readPictures(folder).keys()]).toEqual(['ppf.jpg'])
  rmSync(folder, { recursive: true })
})

/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isInstalled } from './install.mjs'

const folder = mkdtempSync(join(tmpdir(), 'install-'))
afterAll(() => rmSync(folder, { recursive: true }))

function lockfile(name: string, packages: object): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify({ packages }))
  return file
}

const wanted = lockfile('wanted.json', {
  '': { name: 'tersa' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', optional: true },
})

test('a complete node_modules is not installed again, even without other platforms’ packages', () => {
  expect(isInstalled(wanted, lockfile('all.json', { 'node_modules/a': { version: '1.0.0' } }))).toBe(true)
})

test('a missing package, or another version of one, is installed', () => {
  expect(isInstalled(wanted, lockfile('none.json', {}))).toBe(false)
  expect(isInstalled(wanted, lockfile('old.json', { 'node_modules/a': { version: '0.9.0' } }))).toBe(false)
  expect(isInstalled(wanted, join(folder, 'no-such-file.json'))).toBe(false)
})

/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
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

describe('a node_modules that is a link to another folder', () => {
  // The packages do not find each other in a folder of another name, so nothing may be imported before the check.
  const project = join(folder, 'project')
  beforeAll(() => {
    mkdirSync(join(folder, 'packages'))
    mkdirSync(project)
    cpSync('package.json', join(project, 'package.json'))
    cpSync('package-lock.json', join(project, 'package-lock.json'))
    symlinkSync(resolve('scripts'), join(project, 'scripts'))
    symlinkSync(join(folder, 'packages'), join(project, 'node_modules'))
  })

  test.each(['start', 'test', 'check'])('is refused by npm run %s with a solution', (command) => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/main.mjs', command], {
      cwd: project,
      encoding: 'utf8',
    })
    expect(stderr).toContain(
      `node_modules is a link to ${join(folder, 'packages')}, and Next reads only what is in the project.`,
    )
    expect(stderr).toContain('Delete the link, then run: npm ci')
    expect(status).toBe(1)
  })
})

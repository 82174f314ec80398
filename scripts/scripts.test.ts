/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isInstalled } from './install.mjs'
import { assertPortIsFree, listen, portOf } from './listen.mjs'

const folder = mkdtempSync(join(tmpdir(), 'scripts-'))
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

test('nothing is installed again when all is there; another platform’s packages need not be', () => {
  expect(isInstalled(wanted, lockfile('all.json', { 'node_modules/a': { version: '1.0.0' } }))).toBe(true)
})

test('what is missing or of another version is installed', () => {
  expect(isInstalled(wanted, lockfile('none.json', {}))).toBe(false)
  expect(isInstalled(wanted, lockfile('old.json', { 'node_modules/a': { version: '0.9.0' } }))).toBe(false)
  expect(isInstalled(wanted, join(folder, 'no-such-file.json'))).toBe(false)
})

test.each([
  [undefined, 3000],
  ['', 3000],
  ['8080', 8080],
  ['0', 0],
])('PORT %o means %i', (PORT, port) => {
  expect(portOf(PORT === undefined ? {} : { PORT })).toBe(port)
})

test.each(['abc', '-1', '65536', '1e3', '0x10', ' 80', '80.5'])(
  'PORT %o is refused in plain words',
  (PORT) => {
    expect(() => portOf({ PORT })).toThrow(`PORT is "${PORT}"; expected a number from 0 to 65535.`)
  },
)

test('a taken port is said in plain words', async () => {
  const other = createServer()
  const port = await listen(other, 0)
  await expect(assertPortIsFree(port)).rejects.toThrow(`Port ${port} is taken. Choose another one with PORT.`)
  other.close()
})

test('wrong settings stop the build in plain words, before anything is built', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    env: { ...process.env, BASE_PATH: 'shop' },
    encoding: 'utf8',
  })
  expect(stderr).toContain(
    'The configuration is wrong, so nothing was built:\n' +
      '  BASE_PATH is "shop"; expected a path that begins with / and does not end with it, such as /shop.\n',
  )
  expect(stdout).toBe('')
  expect(status).toBe(1)
})

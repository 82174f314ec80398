/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { commandFile } from './command/command-file.mjs'
import { versionProblem } from './command/node-version.mjs'

const folder = mkdtempSync(join(tmpdir(), 'main-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['18.19.1', 'Node 20.19 or newer is required; this is 18.19.'],
  ['20.18.0', 'Node 20.19 or newer is required; this is 20.18.'],
  ['20.19.0', null],
  ['22.0.0', null],
])('Node %s: %s', (version, problem) => {
  expect(versionProblem(version, '>=20.19')).toBe(problem)
})

test('an old Node is refused with one sentence, before anything is installed or loaded', () => {
  const pretend = join(folder, 'old-node.cjs')
  const versions = `{ ...process.versions, node: '18.19.1' }`
  writeFileSync(pretend, `Object.defineProperty(process, 'versions', { value: ${versions} })`)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', pretend, 'scripts/main.mjs', 'start'],
    { encoding: 'utf8' },
  )
  expect(stderr).toBe('Node 20.19 or newer is required; this is 18.19.\n')
  expect(stdout).toBe('')
  expect(status).toBe(1)
})

test.each([
  'main.mjs',
  'command/command-file.mjs',
  'command/end-with-parent.mjs',
  'command/node-version.mjs',
])('Node 14 can parse %s', (file) => {
  const text = readFileSync(`scripts/${file}`, 'utf8')
  const compiled = (target: string) => transformSync(text, { target, format: 'esm' }).code
  expect(compiled('node14.13.1')).toBe(compiled('esnext'))
})

test.each(['no-such-command', 'listen.test', '../e2e/routes', ''])('the command %o is refused', (name) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/main.mjs', name], { encoding: 'utf8' })
  expect(stderr).toContain(`There is no command "${name}"`)
  expect(status).toBe(1)
})

test('each command of package.json has its script', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const names = Object.values(scripts).flatMap(
    (command) => /^node scripts\/main\.mjs ([\w-]+)$/.exec(String(command))?.[1] ?? [],
  )
  expect(names).toEqual(expect.arrayContaining(['start', 'test', 'check', 'build', 'e2e']))
  expect(names.filter((name) => !commandFile(name))).toEqual([])
})

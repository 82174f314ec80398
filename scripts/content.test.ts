/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

// A copy of the project whose marketing folder has a mistake; everything else is linked.
const project = mkdtempSync(join(tmpdir(), 'content-'))
const file = join(project, 'public/carousel/carousel.json')

beforeAll(() => {
  cpSync('e2e/carousel/files', join(project, 'public/carousel'), { recursive: true })
  for (const name of ['scripts', 'lib', 'node_modules', 'tsconfig.json'])
    symlinkSync(resolve(name), join(project, name))
  writeFileSync(file, readFileSync(file, 'utf8').replace('ppf.mp4', 'ppf.mp'))
})
afterAll(() => rmSync(project, { recursive: true }))

const run = (command: string, cwd: string, env: NodeJS.ProcessEnv = process.env) =>
  spawnSync(process.execPath, ['scripts/main.mjs', command], { cwd, encoding: 'utf8', env })

const PROBLEM =
  'carousel.json, line 11, slide 1 (Protección PPF), video: `ppf.mp` is not in public/carousel. ' +
  'Did you mean `ppf.mp4`?'

test('npm run content names the problem and fails', () => {
  const { status, stderr } = run('content', project)
  expect(stderr.trim()).toBe(PROBLEM)
  expect(status).toBe(1)
})

test('npm run build stops at a problem in the carousel, before anything is built', () => {
  const { status, stderr } = run('build', project)
  expect(stderr).toContain(PROBLEM)
  expect(status).toBe(1)
  expect(existsSync(join(project, '.next'))).toBe(false)
  expect(existsSync(join(project, 'out'))).toBe(false)
})

test('npm run build refuses packages in another folder, which Next would not find', () => {
  writeFileSync(file, readFileSync(file, 'utf8').replace('ppf.mp', 'ppf.mp4'))
  const { status, stderr } = run('build', project)
  expect(stderr).toContain(`node_modules is a link to ${resolve('node_modules')}, and Next reads`)
  expect(status).toBe(1)
})

test('npm run content names a folder that has the file’s name', () => {
  rmSync(file)
  mkdirSync(file)
  const { status, stderr } = run('content', project)
  expect(stderr.trim()).toBe(
    'carousel.json is a folder in public/carousel. Replace it with the file of that name.',
  )
  expect(status).toBe(1)
})

test('the shop’s own folder is valid, and is checked in under two seconds', () => {
  const best = (work: () => void) =>
    Math.min(
      ...[1, 2, 3].map(() => {
        const start = performance.now()
        work()
        return performance.now() - start
      }),
    )
  const start = best(() => spawnSync(process.execPath, ['--eval', '']))
  const check = best(() => expect(run('content', process.cwd()).status).toBe(0))
  // On a quiet machine Node starts in 40 ms; a busy one has as many starts as fit into two seconds.
  expect(check).toBeLessThan(Math.max(2000, 50 * start))
})

const WITH_EXAMPLE = { ...process.env, SHOP_FOLDER: 'docs/examples' }

test('npm run content checks the shop’s own file too, and fails at a problem', () => {
  expect(run('content', process.cwd(), WITH_EXAMPLE).stdout).toContain('docs/examples/shop.json is valid.')
  mkdirSync(join(project, 'shop'))
  writeFileSync(join(project, 'shop/shop.json'), '{\n  "places": [{ "name": "" }]\n}')
  const { status, stderr } = run('content', process.cwd(), {
    ...process.env,
    SHOP_FOLDER: join(project, 'shop'),
  })
  expect(stderr).toContain('shop.json, line 2, place 1, name: The name of the place is missing. Give')
  expect(status).toBe(1)
})

test('ten months after a law was checked or a price was set npm run content warns and succeeds', () => {
  const clock = `globalThis.Date=class extends Date{constructor(...a){super(...(a.length?a:['2027-09-15']))}}`
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(clock)}`
  const { status, stderr } = run('content', process.cwd(), { ...WITH_EXAMPLE, NODE_OPTIONS })
  expect(stderr).toContain('North Dakota, checked in November 2026')
  expect(stderr).toContain('some are hidden from November 2027')
  expect(status).toBe(0)
})

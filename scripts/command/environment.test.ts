/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

// A copy of the project whose only settings are in a .env file.
const project = mkdtempSync(join(tmpdir(), 'environment-'))
const LINKED = ['scripts', 'lib', 'node_modules', 'tsconfig.json', 'package.json', 'next.config.mjs']

beforeAll(() => {
  for (const name of LINKED) symlinkSync(resolve(name), join(project, name))
})
afterAll(() => rmSync(project, { recursive: true }))

const SETTINGS = ['BASE_PATH', 'NEXT_PUBLIC_SITE_URL', 'NODE_ENV'] as const

function node(args: string[], env: Record<string, string> = {}) {
  const clean = { ...process.env }
  for (const name of SETTINGS) Reflect.deleteProperty(clean, name)
  return spawnSync(process.execPath, args, { cwd: project, env: { ...clean, ...env }, encoding: 'utf8' })
}

/** Reads the settings as a command does, and as Next does. */
const READERS = {
  'a command': `
    import { loadEnvironment } from './scripts/command/environment'
    const settings = loadEnvironment()`,
  'next build': `
    import next from 'next/dist/server/config.js'
    process.env.TURBOPACK = '1'
    const { env: settings } = await next.default('phase-production-build', process.cwd())`,
}

test.each(Object.entries(READERS))(
  '%s gets the values of .env, which the environment overrides',
  (_reader, code) => {
    writeFileSync(join(project, '.env'), 'BASE_PATH=/file\nNEXT_PUBLIC_SITE_URL=https://shop.example\n')
    writeFileSync(
      join(project, 'reader.mts'),
      `${code}
      const { canonicalUrl } = await import('./lib/config/site-url')
      console.log([settings.BASE_PATH, settings.NEXT_PUBLIC_SITE_URL, canonicalUrl('/shop')].join(' '))`,
    )
    const lastLine = (env: Record<string, string>) =>
      node(['--import', 'tsx', 'reader.mts'], env).stdout.trim().split('\n').at(-1)
    expect(lastLine({})).toBe('/file https://shop.example https://shop.example/file/shop')
    expect(lastLine({ BASE_PATH: '/shell' })).toBe(
      '/shell https://shop.example https://shop.example/shell/shop',
    )
  },
)

test.each([
  ['.env', 'BASEPATH=/shop', 'BASEPATH is not a known variable; did you mean BASE_PATH?'],
  [
    '.env.production',
    'NEXT_PUBLIC_CHARACTER_URL=/a',
    'NEXT_PUBLIC_CHARACTER_URL is not a known variable; did you mean NEXT_PUBLIC_CHARACTERS_URL?',
  ],
  ['.env', 'BASE_PATH=shop', 'BASE_PATH is "shop"; expected a path that begins with /'],
])('%s with %s stops the build before Next begins', (file, text, problem) => {
  rmSync(join(project, '.env'), { force: true })
  writeFileSync(join(project, file), `${text}\n`)
  const { status, stdout, stderr } = node(['scripts/main.mjs', 'build'])
  rmSync(join(project, file))
  expect(stderr).toContain(`The configuration is wrong, so nothing was built:\n  ${problem}`)
  expect(stdout).toBe('')
  expect(status).toBe(1)
  expect(existsSync(join(project, '.next'))).toBe(false)
})

test('a wrong environment variable stops the build as well', () => {
  const { status, stderr } = node(['scripts/main.mjs', 'build'], { BASE_PATH: 'shop' })
  expect(stderr).toContain(
    'The configuration is wrong, so nothing was built:\n' +
      '  BASE_PATH is "shop"; expected a path that begins with / and does not end with it, such as /shop.\n',
  )
  expect(status).toBe(1)
})

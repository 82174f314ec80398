/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { placedVideo } from '@/lib/media/test-bytes'

// A copy of the project whose marketing folder has a mistake; everything else is linked.
const project = fs.mkdtempSync(join(tmpdir(), 'content-'))
const file = join(project, 'public/carousel/carousel.json')
const LINKED = [
  'scripts',
  'lib',
  'node_modules',
  'tsconfig.json',
  'tsconfig.es.json',
  'package.json',
  'next.config.mjs',
]

beforeAll(() => {
  fs.cpSync('e2e/carousel/files', join(project, 'public/carousel'), { recursive: true })
  for (const name of LINKED) fs.symlinkSync(resolve(name), join(project, name))
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('ppf.mp4', 'ppf.mp'))
})
afterAll(() => fs.rmSync(project, { recursive: true }))

/** Laws and prices that are out of date are warnings, so the day is fixed. */
function content(cwd: string, env: Record<string, string> = {}, today = '2026-12-01') {
  const clock = `globalThis.Date=class extends Date{constructor(...a){super(...(a.length?a:['${today}']))}}`
  const options = { cwd, encoding: 'utf8', env: { ...process.env, ...env } } as const
  const setClock = `data:text/javascript,${encodeURIComponent(clock)}`
  return spawnSync(process.execPath, ['--import', setClock, '--import', 'tsx', 'scripts/content.ts'], options)
}

test('npm run build names a problem in the carousel and stops, before anything is built', () => {
  const options = { cwd: project, encoding: 'utf8', shell: true } as const
  const { status, stderr } = spawnSync('npm', ['run', 'build'], options)
  expect(stderr).toContain(
    'carousel.json, line 11, slide 1 (Protección PPF), video: `ppf.mp` is not in public/carousel. Did you mean `ppf.mp4`?',
  )
  expect(status).toBe(1)
  expect(fs.existsSync(join(project, '.next'))).toBe(false)
  expect(fs.existsSync(join(project, 'out'))).toBe(false)
})

describe('the settings in .env', () => {
  beforeAll(() => {
    fs.cpSync('e2e/carousel/files/carousel.json', file)
    fs.cpSync('docs/examples', join(project, 'public/shop'), { recursive: true })
  })
  const withEnv = (text: string, env?: Record<string, string>) => {
    fs.writeFileSync(join(project, '.env'), text)
    return content(project, env)
  }

  test('are those of the check: prices in EUR need that currency', () => {
    const facts = join(project, 'public/shop/shop.json')
    fs.writeFileSync(facts, fs.readFileSync(facts, 'utf8').replace('"currency": "USD"', '"currency": "EUR"'))
    // A public name that no page reads is a warning.
    const { stdout, stderr, status } = withEnv('NEXT_PUBLIC_CURRENCY=EUR\nNEXT_PUBLIC_GA_ID=1\n')
    expect(stderr).toBe('NEXT_PUBLIC_GA_ID is not a variable of this project, so no page reads it.\n')
    expect(stdout).toContain('public/shop/shop.json is valid.')
    expect(status).toBe(0)
    // The environment overrides the file.
    const inDollars = withEnv('NEXT_PUBLIC_CURRENCY=EUR\n', { NEXT_PUBLIC_CURRENCY: 'USD' })
    expect(inDollars.stderr).toContain('NEXT_PUBLIC_CURRENCY')
    expect(inDollars.status).toBe(1)
  })

  test('a misspelled name stops with one line', () => {
    const { stderr, status } = withEnv('BASEPATH=/shop')
    const problem = 'BASEPATH is not a known variable; did you mean BASE_PATH?'
    expect(stderr).toBe(`The settings are wrong:\n  ${problem}\n`)
    expect(status).toBe(1)
  })
})

/** Spanish is finished, so nobody is asked to translate. */
const VALID = expect.not.stringContaining('to translate')

test('the project’s own folder is valid, and is checked in under two seconds', () => {
  const timeOf = (work: () => void) => {
    const start = performance.now()
    work()
    return performance.now() - start
  }
  // On a quiet machine Node starts in 40 ms; a busy one has as many starts as fit into two seconds.
  const isFast = () => {
    const check = timeOf(() => expect(content('.')).toMatchObject({ status: 0, stdout: VALID }))
    return check < 2000 || check < 50 * timeOf(() => spawnSync(process.execPath, ['--eval', '']))
  }
  expect(isFast() || isFast() || isFast()).toBe(true)
})

test('npm run content names the problems of both files at once, and fails', () => {
  fs.mkdirSync(join(project, 'shop'))
  fs.writeFileSync(join(project, 'shop/shop.json'), '{\n  "places": [{ "name": "" }]\n}')
  fs.cpSync('e2e/carousel/files', join(project, 'slides'), { recursive: true })
  const slides = join(project, 'slides/carousel.json')
  fs.writeFileSync(slides, fs.readFileSync(slides, 'utf8').replace('ppf.mp4', 'ppf.mp'))
  const { status, stderr } = content('.', {
    SHOP_FOLDER: join(project, 'shop'),
    CAROUSEL_FOLDER: join(project, 'slides'),
  })
  expect(stderr).toContain('shop.json, line 2, place 1, name: The name of the place is missing. Give')
  expect(stderr).toContain('carousel.json, line 11, slide 1 (Protección PPF), video: `ppf.mp` is not in')
  expect(status).toBe(1)
})

test('texts of the files are needed in the languages that LANGUAGES names', () => {
  const facts = join(project, 'questions')
  fs.mkdirSync(facts)
  const question = { question: { en: 'Do you open on Sundays?' }, answer: { en: 'No.' } }
  fs.writeFileSync(join(facts, 'shop.json'), JSON.stringify({ questions: [question] }))
  expect(content('.', { SHOP_FOLDER: facts, LANGUAGES: 'en' })).toMatchObject({ stderr: '', status: 0 })
  const { stderr, stdout, status } = content('.', { SHOP_FOLDER: facts, LANGUAGES: 'en,es' })
  expect(stderr).toContain('question.es: The question is missing.')
  expect(stderr).toContain('answer.es: The answer is missing.')
  expect(stdout).toContain('public/carousel is valid')
  expect(status).toBe(1)
})

test('npm run content warns of a video that says where it was recorded, and succeeds', () => {
  const folder = join(project, 'placed')
  fs.cpSync('e2e/carousel/files', folder, { recursive: true })
  fs.writeFileSync(join(folder, 'ppf.mp4'), placedVideo('mp4'))
  const { status, stderr } = content('.', { CAROUSEL_FOLDER: folder })
  expect(stderr).toMatch(/^Warning: \S+\/placed\/ppf\.mp4 says where it was taken.*\n$/)
  expect(status).toBe(0)
})

test('ten months after a law was checked or a price was set npm run content warns and succeeds', () => {
  const { status, stderr } = content('.', { SHOP_FOLDER: 'docs/examples' }, '2027-09-15')
  expect(stderr).toContain('North Dakota, checked in November 2026')
  expect(stderr).toContain('some are hidden from November 2027')
  expect(status).toBe(0)
})

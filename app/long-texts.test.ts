/** @jest-environment node */
// Because jsdom parses a URL a thousand times slower than browsers do.
import { readdirSync, readFileSync } from 'node:fs'
import { PAGE, readers } from './test-readers'

beforeAll(() => void Object.defineProperty(globalThis, 'window', { value: { location: { href: PAGE } } }))

/** Exported functions whose first parameter is a text or parsed JSON. */
const READER =
  /^export (?:async )?(?:function|const) ((?:read|to|parse|fold|clean|from)[A-Z]\w*)[ =]*\(\s*(?:text|json|value|entry|detail|source|fragment|payload|url): (?:string|unknown)/gm

/** Units that the texts repeat, from their start and after a digit. */
const UNITS = [...'0 aA"\'(<[{.,-+%/\\:\n\u0301\ud800', '1,', '" ', '""', '",', '.a', '&a=', '{"a":', ', ']
const UNITS_AFTER_DIGIT = ['0', ' ', '\t', '\u00a0', '\n', '1,', '1 ', ' 100']

/** Texts that repeat a unit and end badly, so that an expression has to give up at the very end. */
const textsOf = (length: number) => [
  ...UNITS.map((unit) => `${unit.repeat(length / unit.length)}!`),
  ...UNITS_AFTER_DIGIT.map((unit) => `1${unit.repeat(length / unit.length)}!`),
]

/** In milliseconds of processor time, so that a busy machine does not change the verdict. */
function timeOf(read: (text: string) => unknown, text: string, times: number): number {
  const start = process.cpuUsage()
  for (let i = 0; i < times; i++) {
    try {
      read(text)
    } catch {
      // The carousel's parser throws its findings.
    }
  }
  return process.cpuUsage(start).user / 1000
}

/** A reader whose time grows with the square of the length takes longer than this for the longest texts on any machine. */
const SHORT_MS = 250

/** The square of the length makes a time 100 times as long; the memory that only a long text needs, up to 16 times. */
const MAX_GROWTH = 30

/** The short texts are read so many times, and their time counts as if it were a hundred times. */
const SHORT_TIMES = 10

/** How much longer a long text takes than as many characters in short texts; measured again if it seems too long. */
function growthOf(read: (text: string) => unknown, long: string, short: string): number {
  let growth = Number.POSITIVE_INFINITY
  for (let attempt = 1; attempt <= 3 && growth > MAX_GROWTH; attempt++) {
    const time = timeOf(read, long, 1)
    growth = Math.min(growth, time < SHORT_MS ? 1 : time / (10 * timeOf(read, short, SHORT_TIMES)))
  }
  return growth
}

/** The shorter ones come first, because with a reader whose time grows with the square the longer ones would take minutes. */
const sizes = [10_000, 100_000].map((length) => ({
  longTexts: textsOf(length),
  shortTexts: textsOf(length / 100),
}))

// 100 times the text takes 100 times as long, and 10,000 times where the time grows with its square.
test.each(Object.entries(readers))('%s reads 100,000 characters as fast as 100 × 1,000', (_name, read) => {
  for (const { longTexts, shortTexts } of sizes)
    for (const [i, long] of longTexts.entries()) {
      const growth = growthOf(read, long, shortTexts[i] ?? '')
      const shown = `${JSON.stringify(long.slice(0, 12))}, ${long.length} characters`
      if (growth > MAX_GROWTH) throw new Error(`${growth.toFixed()} times as long: ${shown}`)
    }
})

test('every exported reader of a text or of parsed JSON is measured', () => {
  const names = readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(`lib/${file}`, 'utf8').matchAll(READER)])
    .map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !Object.hasOwn(readers, name))).toEqual([])
})

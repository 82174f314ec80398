/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { lint } from './test-lint'

const RULE = 'scripts/check/texts.grit'

/** An element or an expression, and the words in it that the linter must name. */
const offences: [code: string, words: string][] = [
  ['<p>Your cart</p>', 'Your cart'],
  ['<p>über</p>', 'über'],
  ['<p>{count} items</p>', 'items'],
  ["<p>{'Your cart'}</p>", "'Your cart'"],
  ["<p>{isOpen ? 'Close' : texts.open}</p>", "'Close'"],
  ["<p>{isOpen ? texts.close : 'Open'}</p>", "'Open'"],
  ["<p>{isOpen && 'open'}</p>", "'open'"],
  ["<p>{texts.name ?? 'Unnamed'}</p>", "'Unnamed'"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code that is checked
  ['<p>{`Remove ${name}`}</p>', 'Remove'],
  ['<p aria-label="Close" />', '"Close"'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code that is checked
  ['<p aria-label={`${name} removed`} />', 'removed'],
  ['<img alt="A car" />', '"A car"'],
  ["<p title={isOpen ? 'Close' : undefined} />", "'Close'"],
  ['<input placeholder="Name" />', '"Name"'],
  ['<Field label="Name" missing={texts.missing} />', '"Name"'],
  ["announce('cart', () => 'Restored.')", "'Restored.'"],
  ["removed('Cart emptied.', restore)", "'Cart emptied.'"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code that is checked
  ['showNotice(`${name} could not be loaded.`)', 'could not be loaded.'],
  ["const labels = { open: 'Show more' }", "'Show more'"],
]

const allowed = [
  '<p>{texts.heading}</p>',
  '<p>{count} × {price}, {share}% · {area} m² &copy;</p>',
  '<p>{width} mm</p>',
  '<a>Instagram</a>',
  "<p>{kind === 'area' && texts.area}</p>",
  "<p>{formatDate(date, 'short')}</p>",
  '<p aria-labelledby="quote-title" className="d-flex gap-3" id="quote" role="list" />',
  '<img alt="" src="/drawings/peel.svg" />',
  '<input type="text" name="email" autoComplete="email" />',
  "throw new Error('The drawing is not closed.')",
  "throw new ServiceError('The response is too long.')",
  "document.querySelector('main h1')",
  "<p>{name || '\\u00a0'}</p>",
]

const cases = [...offences.map(([code]) => code), ...allowed]
const fileOf = (code: string) => `components/a/case-${cases.indexOf(code)}.tsx`
const sourceOf = (code: string) => (code.startsWith('<') ? `export const a = ${code}` : code)

let found: { path: string; words: string }[]

beforeAll(() => {
  const files = Object.fromEntries(cases.map((code) => [fileOf(code), sourceOf(code)]))
  const settings = { plugins: [`./${RULE}`], linter: { rules: { preset: 'none' } } }
  const rule = readFileSync(RULE, 'utf8')
  found = lint({ ...files, 'biome.json': JSON.stringify(settings), [RULE]: rule }).map(
    ({ location: { path, start, end } }) => ({
      path,
      words: (files[path] ?? '').slice(start.column - 1, end.column - 1).trim(),
    }),
  )
})

const foundIn = (code: string) => found.filter(({ path }) => path === fileOf(code)).map(({ words }) => words)

test.each(offences)('%s: refused', (code, words) => {
  expect(foundIn(code)).toEqual([words])
})

test.each(allowed)('%s: allowed', (code) => {
  expect(foundIn(code)).toEqual([])
})

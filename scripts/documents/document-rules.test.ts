/** @jest-environment node */
import { anchorsIn, documentProblems } from './document-rules'

const FILES = [
  'README.md',
  'docs/hosts.md',
  'docs/pictures/home.webp',
  'lib/cart/cart-item.ts',
  'e2e/cart/cart.spec.ts',
]

/** The problems of a README with this text, next to a document with one heading. */
const problemsOf = (text: string) =>
  documentProblems({
    documents: [
      { file: 'README.md', text },
      { file: 'docs/hosts.md', text: '# Hosts\n\n## A plain server\n' },
    ],
    files: FILES,
    commands: ['build'],
  })

test.each([
  '[hosts](docs/hosts.md), [a part](docs/hosts.md#a-plain-server), [web](https://example.com/#x)',
  '![the home page](docs/pictures/home.webp) and [a folder](docs/)',
  '# Top\n\n[back](#top)',
  '`lib/cart`, `lib/cart/`, `lib/cart/cart-item.ts`, `lib/cart/cart-item`, `e2e/cart`, `cart-item.ts`',
  '`npm run build`, `npm ci`, `lib/<feature>`, `lib/**/use-*.ts`, `out/index.html`, `_headers`, `1.13`',
  '```\n[no link](none.md) `lib/none.ts`\n```',
  '`[no link](none.md)`',
])('%s has no problem', (text) => {
  expect(problemsOf(text)).toEqual([])
})

test.each([
  ['[hosts](HOSTS.md)', 'README.md:1: there is no file HOSTS.md.'],
  ['\n![a picture](docs/pictures/none.webp)', 'README.md:2: there is no file docs/pictures/none.webp.'],
  ['[a part](docs/hosts.md#none)', 'README.md:1: docs/hosts.md has no heading #none.'],
  ['[a part](#none)', 'README.md:1: README.md has no heading #none.'],
  ['`lib/cart/cart-line.ts`', 'README.md:1: there is no file lib/cart/cart-line.ts.'],
  ['`lib/none`', 'README.md:1: there is no file lib/none.'],
  ['`cart-line.ts`', 'README.md:1: there is no file cart-line.ts.'],
  ['`npm run none`', 'README.md:1: package.json has no command none.'],
])('%s is reported', (text, problem) => {
  expect(problemsOf(text)).toEqual([problem])
})

test('a README of 6,000 bytes is too long; another document is not', () => {
  expect(problemsOf('x'.repeat(5999))).toEqual([])
  expect(problemsOf('é'.repeat(3000))).toEqual(['README.md has 6000 bytes; it must have fewer than 6000.'])
  const documents = [{ file: 'docs/hosts.md', text: 'x'.repeat(6000) }]
  expect(documentProblems({ documents, files: FILES, commands: [] })).toEqual([])
})

test('headings have the anchors that GitHub gives them', () => {
  const text =
    '# A page’s `path`, and more\n\n## [Linked](x.md)\n\n## Same\n\n## Same\n\n```\n# no heading\n```\n'
  expect(anchorsIn(text)).toEqual(['a-pages-path-and-more', 'linked', 'same', 'same-1'])
})

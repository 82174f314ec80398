/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { compileString } from 'sass'
import { SASS_HEADER } from '@/lib/config/sass-header'
import { filesIn } from '@/lib/parsing/test-files'
import { purge } from '@/postcss.config.mjs'

const read = (sheet: string) => readFileSync(join('app/styles', sheet), 'utf8')

const compile = (sheet: string) =>
  compileString(`${SASS_HEADER}\n${sheet}`, {
    loadPaths: ['app/styles', 'node_modules'],
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  }).css

const css = compile(read('main.scss'))

test('Bootstrap’s grid and utilities are shipped as soon as a component uses them, and not before', async () => {
  expect(css).toContain('.col-xxl-7 ')
  const markup = '<div className="d-flex gap-3 mt-4"><p className="row col-md-6">x</p></div>'
  const { css: shipped } = await postcss([purge(markup)]).process(css, { from: undefined })
  for (const rule of [
    /\.d-flex \{\s*display: flex !important/,
    /\.gap-3 \{\s*gap: 16px !important/,
    /\.mt-4 \{\s*margin-top: 24px !important/,
    /\.row \{[^}]*display: flex/,
    /min-width: 768px\) \{\s*\.col-md-6 \{[^}]*width: 50%/,
  ])
    expect(shipped).toMatch(rule)
  expect(shipped).not.toContain('.col-xxl-7 ')
})

test('a cached sheet is purged again when a file in any folder of sources changes', async () => {
  const { messages } = await postcss([purge('')]).process(css, { from: undefined })
  const folders = ['app', 'components', 'lib'].map((folder) => join(process.cwd(), folder))
  expect(messages).toMatchObject(folders.map((dir) => ({ type: 'dir-dependency', dir })))
})

// react-bootstrap puts these class names together, so no search for one finds where it is used.
const sheets = ['back-office.scss', 'admin.scss']
const backOffice = [css, ...sheets.map((name) => compile(read(name)))].join('\n')
const PREFIXES = {
  Alert: 'alert',
  Badge: 'text-bg',
  Button: 'btn',
  ListGroup: 'list-group',
}

/** `.alert-success` for `<Alert variant="success">`, both classes of a condition, and an alert's own class. */
const composedIn = (source: string) => [
  ...Array.from(source.matchAll(/\balert-[a-z]+/g), ([name]) => `.${name}`),
  ...Object.entries(PREFIXES).flatMap(([part, prefix]) =>
    Array.from(source.matchAll(new RegExp(`<${part}\\b[^>]*`, 'g')), ([tag]) => tag)
      .flatMap((tag) => tag.match(/(?<=\b(?:variant|bg)=)(?:"[^"]+"|\{[^}]*\})/g) ?? [])
      .flatMap((value) => value.match(/(?<!=== ['"])(?<=['"])[a-z-]+(?=['"])/g) ?? [])
      .map((value) => `.${prefix}-${value}`),
  ),
]

test('every variant that the back office uses has a rule', () => {
  const files = filesIn(['components'], /components\/(account|products|ui)\/.*(?<!\.test)\.tsx$/)
  const rules = files.flatMap((file) => composedIn(readFileSync(file, 'utf8')))
  expect(rules).toEqual(expect.arrayContaining(['.alert-success', '.alert-danger', '.btn-line']))
  const hasRule = (rule: string) => [`${rule} {`, `${rule},`].some((start) => backOffice.includes(start))
  expect(rules.filter((rule) => !hasRule(rule))).toEqual([])
})

test('each step of our scales has the same value in Bootstrap’s utilities', () => {
  const scales = compile(`@use "sass:meta"; @use "tokens";
    a { @each $name, $value in meta.module-variables("tokens") { -x-#{$name}: #{meta.inspect($value)} } }`)
  const STEP = /-x-(space-(?=\d)|text-(?!chapter|opener|secondary|logo|over|cell))([a-z0-9-]+): ([^;]+);/g
  const steps = [...scales.matchAll(STEP)]
  expect(steps).toHaveLength(20)
  for (const [, kind, step, value] of steps) {
    const utility = kind === 'text-' ? `.fs-${step} {\n  font-size` : `.mt-${step} {\n  margin-top`
    expect(css).toContain(`${utility}: ${value} !important`)
  }
})

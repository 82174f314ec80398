/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import postcss from 'postcss'
import { compileString, Logger } from 'sass'
import { SASS_HEADER } from '@/lib/config/sass-header'
import { filesIn } from '@/lib/parsing/test-files'
import { purge } from '@/postcss.config.mjs'

const compile = (text: string, sheet = 'app/styles/test.scss') =>
  compileString(`${SASS_HEADER}\n${text}`, {
    url: pathToFileURL(resolve(sheet)),
    loadPaths: ['app/styles', 'node_modules'],
    logger: Logger.silent,
  }).css

const cssByName = new Map<string, string>()

function cssOf(sheet: string): string {
  const css = cssByName.get(sheet) ?? compile(readFileSync(sheet, 'utf8'), sheet)
  cssByName.set(sheet, css)
  return css
}

const compiled = (sheet: string) => postcss.parse(cssOf(sheet))
const mainCss = () => cssOf('app/styles/main.scss')

test('Bootstrap’s grid and utilities are shipped as soon as a component uses them, and not before', async () => {
  expect(mainCss()).toContain('.col-xxl-7 ')
  const markup = '<div className="d-flex gap-3 mt-4"><p className="row col-md-6">x</p></div>'
  const { css: shipped } = await postcss([purge(markup)]).process(mainCss(), { from: undefined })
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
  const { messages } = await postcss([purge('')]).process('/*! purge */', { from: undefined })
  const folders = ['app', 'components', 'lib'].map((folder) => join(process.cwd(), folder))
  expect(messages).toMatchObject(folders.map((dir) => ({ type: 'dir-dependency', dir })))
})

// react-bootstrap puts these class names together, so no search for one finds where it is used.
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
  const backOffice = ['main', 'back-office', 'admin']
    .map((name) => cssOf(`app/styles/${name}.scss`))
    .join('\n')
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
    expect(mainCss()).toContain(`${utility}: ${value} !important`)
  }
})

// A class that its module lacks is `undefined` in the build, without a type error.

function classesIn(sheet: string): ReadonlySet<string> {
  const classes = new Set<string>()
  compiled(sheet).walkRules(({ selector }) => {
    const own = selector.replace(/:global\([^)]*\)/g, '')
    for (const [, name = ''] of own.matchAll(/\.([a-z][\w-]*)/gi)) classes.add(name)
  })
  return classes
}

type Use = { file: string; sheet: string; names: string[]; isComputed: boolean }

/** The classes that a component takes from each of its modules; `styles[name]` takes any. */
function usesIn(file: string): Use[] {
  const code = readFileSync(file, 'utf8')
  const imports = [...code.matchAll(/^import (\w+) from '(.+\.module\.scss)'$/gm)]
  const rest = code.replace(/^import .+$/gm, '')
  return imports.map(([, styles = '', path = '']) => ({
    file,
    sheet: path.startsWith('@/') ? path.slice(2) : join(dirname(file), path),
    names: [...rest.matchAll(new RegExp(String.raw`\b${styles}\.(\w+)`, 'g'))].map(([, name = '']) => name),
    isComputed: rest.includes(`${styles}[`),
  }))
}

const uses = filesIn(['app', 'components'], /(?<!\.test)\.tsx$/).flatMap(usesIn)
const sheets = filesIn(['app', 'components'], /\.module\.scss$/)

test.each(sheets)('the components and %s name the same classes', (sheet) => {
  const classes = classesIn(sheet)
  const users = uses.filter((use) => use.sheet === sheet)
  const unknown = users.flatMap(({ file, names }) =>
    names.filter((name) => !classes.has(name)).map((name) => `${file}: ${name}`),
  )
  const named = new Set(users.flatMap(({ names }) => names))
  const isComputed = users.some((use) => use.isComputed)
  const unused = isComputed ? [] : [...classes].filter((name) => !named.has(name))
  expect({ unknown, unused }).toEqual({ unknown: [], unused: [] })
})

test.each(sheets)('no rule of %s declares a property twice', (sheet) => {
  const twice: string[] = []
  compiled(sheet).walkRules(({ selector, nodes }) => {
    const names = nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []))
    twice.push(...names.filter((name, i) => names.indexOf(name) < i).map((name) => `${selector}: ${name}`))
  })
  expect(twice).toEqual([])
})

/** The declarations of the rules for one plain class, outside of media queries. */
const plainDeclarations = (sheet: string) =>
  compiled(sheet)
    .nodes.filter((node) => node.type === 'rule')
    .filter(({ selector }) => /^\.[\w-]+$/.test(selector))
    .flatMap(({ nodes }) => nodes.filter((node) => node.type === 'decl'))

test('at most 170 declarations, many of them from mixins, could be utilities', () => {
  const ofUtilities = plainDeclarations('app/styles/main.scss').filter(({ important }) => important)
  const utilities = new Set(ofUtilities.map(({ prop, value }) => `${prop}: ${value}`))
  expect(utilities.size).toBeGreaterThan(100)
  const shaped = sheets.flatMap((sheet) =>
    plainDeclarations(sheet).flatMap(({ prop, value }) =>
      utilities.has(`${prop}: ${value}`) ? [`${sheet}: ${prop}: ${value}`] : [],
    ),
  )
  expect(shaped.length > 170 ? shaped : []).toEqual([])
})

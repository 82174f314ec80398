/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import postcss from 'postcss'
import { compileString, Logger } from 'sass'
import { SASS_HEADER } from '@/lib/config/sass-header'
import { filesIn } from '@/lib/parsing/test-files'

// A class that its module lacks is `undefined` in the build, without a type error.

const sheetsByName = new Map<string, postcss.Root>()

function compiled(sheet: string): postcss.Root {
  const known = sheetsByName.get(sheet)
  if (known) return known
  const { css } = compileString(`${SASS_HEADER}\n${readFileSync(sheet, 'utf8')}`, {
    url: pathToFileURL(resolve(sheet)),
    loadPaths: ['app/styles', 'node_modules'],
    logger: Logger.silent,
  })
  const root = postcss.parse(css)
  sheetsByName.set(sheet, root)
  return root
}

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

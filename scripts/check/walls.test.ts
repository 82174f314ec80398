/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { tool } from '../command/run.mjs'
import { stages } from './stages'
import { type Diagnostic, lint } from './test-lint'

// Each file breaks one rule of biome.json; the linter must name that rule there.
const offences: [wall: string, file: string, rule: string, text: string][] = [
  ['lib imports a component', 'lib/cart/a.ts', 'plugin', `import { x } from '@/components/ui/x'\nx()`],
  ['lib imports app', 'lib/cart/b.ts', 'plugin', `import { x } from '@/app/x'\nx()`],
  ['lib imports a command', 'lib/cart/m.ts', 'plugin', `import { x } from '@/scripts/x'\nx()`],
  ['lib imports react-dom/client', 'lib/cart/i.ts', 'plugin', `import 'react-dom/client'`],
  ['lib imports a style sheet', 'lib/cart/j.ts', 'plugin', `import './x.module.scss'`],
  [
    'lib imports React outside use-*.ts',
    'lib/cart/d.ts',
    'plugin',
    `import { useState } from 'react'\nuseState()`,
  ],
  [
    'lib/<feature> imports another one',
    'lib/cart/c.ts',
    'plugin',
    `import { x } from '@/lib/session/x'\nx()`,
  ],
  ['an arrow is turned round', 'lib/quote/a.ts', 'plugin', `import { x } from '@/lib/cart/x'\nx()`],
  ['a component imports app', 'components/cart/a.ts', 'plugin', `import { x } from '@/app/x'\nx()`],
  ['a component imports app as a whole', 'components/cart/m.ts', 'plugin', `import '@/app'`],
  [
    'a feature imports another one',
    'components/cart/b.ts',
    'plugin',
    `import { x } from '@/components/shop/x'\nx()`,
  ],
  ['ui imports a feature', 'components/ui/a.ts', 'plugin', `import { x } from '@/components/shop/x'\nx()`],
  ['ui imports a feature of lib', 'components/ui/b.ts', 'plugin', `import { x } from '@/lib/cart/x'\nx()`],
  [
    'a feature imports another one dynamically',
    'components/cart/n.ts',
    'plugin',
    `import('@/components/shop/x')`,
  ],
  [
    'a feature imports another one’s types',
    'components/cart/o.ts',
    'plugin',
    `import type { X } from '@/components/shop/x'\nexport type Y = X`,
  ],
  ['a path leaves its folder', 'components/cart/c.ts', 'plugin', `import { x } from '../shop/x'\nx()`],
  ['a path climbs after its start', 'app/shop/a.ts', 'plugin', `import { x } from './../x'\nx()`],
  ['app imports a flow', 'app/shop/c.ts', 'plugin', `import { x } from '@/e2e/x'\nx()`],
  ['a component imports a command', 'components/cart/p.ts', 'plugin', `import { x } from '@/scripts/x'\nx()`],
  ['a flow imports app', 'e2e/cart/b.ts', 'plugin', `import { x } from '../../app/x'\nx()`],
  ['lib imports a flow', 'lib/cart/n.ts', 'plugin', `import { x } from '@/e2e/x'\nx()`],
  ['lib imports react-bootstrap', 'lib/cart/o.ts', 'plugin', `import 'react-bootstrap/Toast'`],
  ['lib imports Next', 'lib/cart/p.ts', 'plugin', `import 'next/navigation'`],
  ['app imports a command', 'app/shop/b.ts', 'plugin', `import { x } from '@/scripts/x'\nx()`],
  ['a command imports a flow', 'scripts/look/a.ts', 'plugin', `import { x } from '../../e2e/x'\nx()`],
  [
    'a command imports a component',
    'scripts/look/b.ts',
    'plugin',
    `import { x } from '@/components/ui/x'\nx()`,
  ],
  ['a flow imports a component', 'e2e/cart/a.ts', 'plugin', `import { x } from '@/components/ui/x'\nx()`],
  ['an import cycle', 'lib/cart/e.ts', 'noImportCycles', `import { f } from './f'\nexport const e = f`],
  [
    'an import cycle of types',
    'lib/cart/k.ts',
    'noImportCycles',
    `import type { L } from './l'\nexport type K = L[]`,
  ],
  ['a barrel', 'lib/cart/g.ts', 'noBarrelFile', `export { e } from './e'`],
  ['a bare localStorage', 'components/cart/d.ts', 'noRestrictedGlobals', `localStorage.clear()`],
  ['localStorage through window', 'components/cart/e.ts', 'plugin', `window.localStorage.clear()`],
  ['localStorage by its name', 'components/cart/f.ts', 'plugin', `window['localStorage'].clear()`],
  [
    'localStorage destructured from window',
    'components/cart/i.ts',
    'plugin',
    `export const { localStorage: s } = window`,
  ],
  ['localStorage with optional chaining', 'components/cart/j.ts', 'plugin', `window?.localStorage.clear()`],
  ['localStorage by reflection', 'components/cart/k.ts', 'plugin', `Reflect.get(window, 'localStorage')`],
  ['localStorage in a plain script', 'components/cart/l.mjs', 'plugin', `window.localStorage.clear()`],
  ['a text in a component', 'components/cart/q.tsx', 'plugin', `export const q = <p>Your cart</p>`],
  ['a sentence in lib', 'lib/cart/q.ts', 'plugin', `export const q = 'Your cart is empty.'`],
  ['a default export', 'components/cart/g.ts', 'noDefaultExport', `export default 1`],
  ['any', 'lib/cart/h.ts', 'noExplicitAny', `export const h: any = 1`],
  ['a file name in camelCase', 'lib/cart/cartLine.ts', 'useFilenamingConvention', `export const i = 1`],
]

/** One file for each arrow that the table names; the linter must find nothing there. */
const arrows: [from: string, to: string][] = [
  ['components/cart', 'components/quote'],
  ['lib/cart', 'lib/startup'],
  ['components/enquiry', 'components/quote'],
  ['components/films', 'components/quote'],
  ['components/appointment', 'components/films'],
  ['components/shop', 'components/favourites'],
  ['components/home', 'components/carousel'],
  ['components/studio', 'components/carousel'],
  ['components/cart', 'components/ui'],
  ['components/cart', 'components/editorial'],
  ['components/ui', 'lib/startup'],
  ['components/cart', 'lib/session'],
  ['lib/cart', 'lib/storage'],
  ['lib/cart', 'lib/content'],
  ['lib/products', 'lib/history'],
  ['scripts', 'lib/config'],
  ['e2e/cart', 'scripts/look'],
  ['app/shop', 'components/shop'],
]

let found: Diagnostic[]

beforeAll(() => {
  const plugins = readdirSync('scripts/check').filter((file) => file.endsWith('.grit'))
  const settings = ['biome.json', 'package.json', ...plugins.map((file) => `scripts/check/${file}`)]
  found = lint({
    ...Object.fromEntries(settings.map((file) => [file, readFileSync(file, 'utf8')])),
    ...Object.fromEntries(offences.map(([, file, , text]) => [file, text])),
    ...Object.fromEntries(arrows.map(([from, to], i) => [`${from}/arrow-${i}.ts`, `import '@/${to}/x'`])),
    'lib/cart/f.ts': `import { e } from './e'\nexport const f = e`,
    'lib/cart/l.ts': `import type { K } from './k'\nexport type L = K`,
    'lib/storage/a.ts': 'window.localStorage.clear()',
  })
})

const rulesAt = (path: string) => found.filter((d) => d.location.path === path).map((d) => d.category)

test.each(offences)('%s: refused', (_wall, file, rule) => {
  expect(rulesAt(file).join()).toContain(rule)
})

test.each(arrows)('%s uses %s', (from, to) => {
  const i = arrows.findIndex((arrow) => arrow[0] === from && arrow[1] === to)
  expect(rulesAt(`${from}/arrow-${i}.ts`)).toEqual([])
})

test('lib/storage itself may use the storage', () => {
  expect(rulesAt('lib/storage/a.ts').join()).not.toMatch(/plugin|noRestrictedGlobals/)
})

// Each file has a type error that only a strict check of the scripts reports.
const typeErrors: [mistake: string, file: string, text: string][] = [
  ['a wrong type in a command', 'scripts/a.ts', `export const port: number = '3000'`],
  ['a parameter without a type', 'scripts/export/b.ts', 'export const f = (page) => page'],
  ['an index that may be missing', 'scripts/bench/c.ts', 'export const c: string = process.argv[2]'],
  ['a wrong type in plain JavaScript', 'scripts/d.mjs', '/** @type {number} */\nexport const d = "3000"'],
  ['a wrong type in the service worker', 'lib/offline/f.ts', `export const f: number = '3000'`],
  ['a wrong type in a configuration', 'e.config.mjs', '/** @type {number} */\nexport default "3000"'],
]

/** Has a separate tsconfig, because its global types conflict with the DOM's. */
const WORKER = 'lib/offline'

describe('the compiler', () => {
  let output: string

  beforeAll(() => {
    const project = mkdtempSync(join(tmpdir(), 'types-'))
    copyFileSync('tsconfig.json', join(project, 'tsconfig.json'))
    symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
    for (const [, file, text] of typeErrors) {
      mkdirSync(join(project, dirname(file)), { recursive: true })
      writeFileSync(join(project, file), text)
    }
    copyFileSync(`${WORKER}/tsconfig.json`, join(project, WORKER, 'tsconfig.json'))
    const compile = (...args: string[]) =>
      spawnSync(process.execPath, [resolve(tool.tsc), ...args], { cwd: project, encoding: 'utf8' }).stdout
    output = compile() + compile('-p', WORKER)
    rmSync(project, { recursive: true })
  })

  test.each(typeErrors)('%s: refused', (_mistake, file) => {
    expect(output).toContain(`${file}(`)
  })

  test('npm run check includes it', () => {
    expect(stages.map(([name]) => name)).toContainEqual(expect.stringContaining('Types'))
  })
})

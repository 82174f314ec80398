/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { tool } from '../command/run.mjs'
import { stages } from './stages'

// Each file breaks one wall of biome.json; the linter must name that rule there.
const offences: [wall: string, file: string, rule: string, text: string][] = [
  [
    'lib imports a component',
    'lib/cart/a.ts',
    'noRestrictedImports',
    `import { x } from '@/components/ui/x'\nx()`,
  ],
  ['lib imports app', 'lib/cart/b.ts', 'noRestrictedImports', `import { x } from '@/app/x'\nx()`],
  [
    'a component imports app',
    'components/cart/a.ts',
    'noRestrictedImports',
    `import { x } from '@/app/x'\nx()`,
  ],
  [
    'a feature imports another one',
    'components/cart/b.ts',
    'noRestrictedImports',
    `import { x } from '@/components/shop/x'\nx()`,
  ],
  [
    'a path leaves its folder',
    'components/cart/c.ts',
    'noRestrictedImports',
    `import { x } from '../shop/x'\nx()`,
  ],
  [
    'lib/<feature> imports another one',
    'lib/cart/c.ts',
    'noRestrictedImports',
    `import { x } from '@/lib/session/x'\nx()`,
  ],
  [
    'lib imports React outside use-*.ts',
    'lib/cart/d.ts',
    'noRestrictedImports',
    `import { useState } from 'react'\nuseState()`,
  ],
  ['an import cycle', 'lib/cart/e.ts', 'noImportCycles', `import { f } from './f'\nexport const e = f`],
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
  ['a component imports app as a whole', 'components/cart/m.ts', 'noRestrictedImports', `import '@/app'`],
  [
    'a feature imports another one dynamically',
    'components/cart/n.ts',
    'noRestrictedImports',
    `import('@/components/shop/x')`,
  ],
  [
    'a feature imports another one’s types',
    'components/cart/o.ts',
    'noRestrictedImports',
    `import type { X } from '@/components/shop/x'\nexport type Y = X`,
  ],
  ['lib imports react-dom/client', 'lib/cart/i.ts', 'noRestrictedImports', `import 'react-dom/client'`],
  ['lib imports a style sheet', 'lib/cart/j.ts', 'noRestrictedImports', `import './x.module.scss'`],
  [
    'an import cycle of types',
    'lib/cart/k.ts',
    'noImportCycles',
    `import type { L } from './l'\nexport type K = L[]`,
  ],
  ['a default export', 'components/cart/g.ts', 'noDefaultExport', `export default 1`],
  ['any', 'lib/cart/h.ts', 'noExplicitAny', `export const h: any = 1`],
  ['a file name in camelCase', 'lib/cart/cartLine.ts', 'useFilenamingConvention', `export const i = 1`],
]

type Diagnostic = { category: string; location: { path: string } }

let root: string
let found: Diagnostic[]

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'walls-'))
  const write = (file: string, text: string) => {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), `${text}\n`)
  }
  for (const file of ['biome.json', 'package.json']) copyFileSync(file, join(root, file))
  mkdirSync(join(root, 'scripts/check'), { recursive: true })
  copyFileSync('scripts/check/no-bare-storage.grit', join(root, 'scripts/check/no-bare-storage.grit'))
  write('.gitignore', '')
  for (const [, file, , text] of offences) write(file, text)
  write('lib/cart/f.ts', `import { e } from './e'\nexport const f = e`)
  write('lib/cart/l.ts', `import type { K } from './k'\nexport type L = K`)
  write('lib/storage/a.ts', `window.localStorage.clear()`)

  const biome = resolve('node_modules/@biomejs/biome/bin/biome')
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.']
  const { stdout } = spawnSync(process.execPath, [biome, ...args], { cwd: root, encoding: 'utf8' })
  found = JSON.parse(stdout).diagnostics
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

const rulesAt = (path: string) => found.filter((d) => d.location.path === path).map((d) => d.category)

test.each(offences)('%s: refused', (_wall, file, rule) => {
  expect(rulesAt(file).join()).toContain(rule)
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
    expect(stages.map(([name]) => name)).toContain('Types')
  })
})

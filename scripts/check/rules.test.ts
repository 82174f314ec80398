/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const imports = (source: string) => `import { x } from '${source}'\nx()`

/** Each file breaks one rule of biome.json; the linter must name that rule there. */
const refused: [what: string, file: string, rule: string, text: string][] = [
  ['ui imports a feature', 'components/ui/b.ts', 'plugin', imports('@/lib/cart/x')],
  ['lib imports a component', 'lib/cart/a.ts', 'plugin', imports('@/components/ui/x')],
  ['lib imports React outside use-*.ts', 'lib/cart/d.ts', 'plugin', imports('react')],
  ['a text imports a setting', 'lib/content/en/cart.ts', 'plugin', imports('@/lib/config/x')],
  ['a component imports app', 'components/cart/a.ts', 'plugin', imports('@/app/x')],
  ['app imports a command', 'app/shop/b.ts', 'plugin', imports('@/scripts/x')],
  ['a flow imports a component', 'e2e/cart/a.ts', 'plugin', imports('@/components/ui/x')],
  ['a command imports a flow', 'scripts/a.ts', 'plugin', imports('../e2e/x')],
  ['a path leaves its folder', 'components/cart/c.ts', 'plugin', imports('../shop/x')],
  ['an import cycle', 'lib/cart/e.ts', 'noImportCycles', `import { f } from './f'\nexport const e = f`],
  ['a barrel', 'lib/cart/g.ts', 'noBarrelFile', `export { e } from './e'`],
  ['a bare localStorage', 'components/cart/d.ts', 'noRestrictedGlobals', 'localStorage.clear()'],
  ['localStorage through window', 'components/cart/e.ts', 'plugin', 'window.localStorage.clear()'],
  ['localStorage, destructured', 'components/cart/o.ts', 'plugin', 'export const { localStorage } = self'],
  ['a text in a component', 'components/cart/q.tsx', 'plugin', 'export const q = <p>Your cart</p>'],
  ['a label in a component', 'components/cart/r.tsx', 'plugin', 'export const r = <p aria-label="Close" />'],
  ['a sentence in lib', 'lib/cart/q.ts', 'plugin', `export const q = 'Your cart is empty.'`],
  ['a default export', 'components/cart/g.ts', 'noDefaultExport', 'export default 1'],
  ['any', 'lib/cart/h.ts', 'noExplicitAny', 'export const h: any = 1'],
  ['a test without an assertion', 'lib/cart/t.test.ts', 'useExpect', `test('x', () => {})`],
  ['a file name in camelCase', 'lib/cart/cartLine.ts', 'useFilenamingConvention', 'export const i = 1'],
]

const allowed: [what: string, file: string, text: string][] = [
  ['a test that sets up another feature', 'lib/cart/k.test.ts', imports('@/lib/session/x')],
  ['shared parts', 'components/cart/l.ts', imports('@/lib/content/x')],
  ['storage in lib/storage', 'lib/storage/a.ts', 'window.localStorage.clear()'],
  ['a unit in a component', 'components/cart/m.tsx', 'export const m = <p>{w} mm</p>\ndeclare const w: 1'],
  ['the message of an error', 'lib/cart/n.ts', `export const n = () => new Error('It is not closed.')`],
]

/** The features with those that they may import, as the table of the architecture page says. */
const features = new Map(
  [...readFileSync('docs/architecture.md', 'utf8').matchAll(/^\| `(\w+)` +\| .+ \| (.+) \|$/gm)].map(
    ([, feature = '', named = '']) => [feature, Array.from(named.matchAll(/`(\w+)`/g), ([, name]) => name)],
  ),
)
const pairs = [...features.keys()].flatMap((from) =>
  [...features.keys()].filter((to) => to !== from).map((to) => [from, to] as const),
)
const fileOf = (layer: string, from: string, to: string) => `${layer}/${from}/uses-${to}.ts`

let found: { category: string; location: { path: string } }[]

beforeAll(() => {
  const project = mkdtempSync(join(tmpdir(), 'rules-'))
  const cycle = ['', 'lib/cart/f.ts', '', `import { e } from './e'\nexport const f = e`]
  const files = [...refused, cycle].map(([, file, , text]) => [file, text])
  files.push(...allowed.map(([, file, text]) => [file, text]), ['.gitignore', ''])
  for (const [from, to] of pairs)
    for (const layer of ['components', 'lib']) files.push([fileOf(layer, from, to), imports(`@/lib/${to}/x`)])
  for (const [file = '', text] of files) {
    mkdirSync(join(project, dirname(file)), { recursive: true })
    writeFileSync(join(project, file), `${text}\n`)
  }
  for (const name of ['biome.json', 'package.json', 'scripts/check'])
    cpSync(name, join(project, name), { recursive: true, filter: (file) => !file.endsWith('.ts') })
  const biome = resolve('node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.']
  const { stdout } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' })
  rmSync(project, { recursive: true })
  found = JSON.parse(stdout).diagnostics
})

const rulesAt = (path: string) =>
  found.filter(({ location }) => location.path === path).map((d) => d.category)

test.each(refused)('%s: refused', (_what, file, rule) => {
  expect(rulesAt(file).join()).toContain(rule)
})

test.each(allowed)('%s: allowed', (_what, file) => {
  expect(rulesAt(file).join()).not.toMatch(/plugin|noRestrictedGlobals/)
})

test('a feature imports only those of the architecture page, in components and in lib', () => {
  const refusedPairs = (layer: string) =>
    pairs.filter(([from, to]) => rulesAt(fileOf(layer, from, to)).includes('plugin'))
  const expected = pairs.filter(([from, to]) => !features.get(from)?.includes(to))
  expect(features.size).toBeGreaterThan(15)
  expect(refusedPairs('components')).toEqual(expected)
  expect(refusedPairs('lib')).toEqual(expected)
})

test('every folder of a feature is on the architecture page', () => {
  const shared = /^(ui|editorial|config|content|browser|parsing|storage|url|announcements|history|media)$/
  const folders = ['components', 'lib'].flatMap((layer) => readdirSync(layer))
  expect(folders.filter((name) => !shared.test(name) && !features.has(name))).toEqual([])
})

test('no feature reaches itself through the features that it imports', () => {
  const reachedFrom = (feature: string): string[] =>
    (features.get(feature) ?? []).flatMap((next = '') => [next, ...reachedFrom(next)])
  expect([...features.keys()].filter((feature) => reachedFrom(feature).includes(feature))).toEqual([])
})

test('no rule fails itself, which Biome reports as a diagnostic of the rule', () => {
  expect(JSON.stringify(found)).not.toContain('errored')
})

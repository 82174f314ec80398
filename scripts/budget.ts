// Weighs the files that the exported HTML of each page names, as a host with brotli sends them, against the ceilings of
// decision 061. `--bare FOLDER` writes the figure of a bare export of the installed Next instead (docs/upgrading.md).
import './plain-errors'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { parse } from 'parse5'
import { filmRoutes, routes } from '@/lib/config/routes'
import { languagePath, languages } from '@/lib/content/facts/languages'
import { attributeOf, elementsIn, fileOf, textContentOf } from './export/html'
import { ensureExport, SUB_PATH } from './exports'

/** `early` is the first script of the page, a part of its HTML. */
const KINDS = ['html', 'css', 'js', 'font', 'early'] as const
type Weight = Record<(typeof KINDS)[number], number>

const sizes: Record<string, number> = {}
const sizeOf = (file: string) => (sizes[file] ??= brotliSizeOf(file))
/** An export as a shop deploys it has the copies that hosts send, and compressing takes long. */
const brotliSizeOf = (file: string) =>
  existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const budget: typeof import('./budget.json') = read('scripts/budget.json')
const [next, react] = ['next', 'react'].map((name) => read(`node_modules/${name}/package.json`).version)
if (process.argv.includes('--bare')) {
  Object.assign(budget, { next, react, bareExport: weigh(process.argv.at(-1) ?? '', '/').js })
  writeFileSync('scripts/budget.json', `${JSON.stringify(budget, null, 2)}\n`)
}
if (budget.next !== next || budget.react !== react)
  throw new Error('scripts/budget.json is of another Next or React: see docs/upgrading.md.')

const [site, withFacts] = [await ensureExport('site'), await ensureExport('sub-path')]
// The studio is in the first language alone.
for (const path of languages.map(languagePath))
  for (const route of [...Object.keys(routes), '/404'])
    if (path === '' || route !== '/preview') check(path + route, weigh(site, path + route), limitsOf(route))
for (const route of [...filmRoutes, '/contact', '/'] as const) {
  const [limits, plain] = [limitsOf(route, true), weigh(site, route)]
  const added = budget.added[route === '/contact' || route === '/' ? route : 'film']
  const [html, js, early] = [plain.html + added.html, plain.js + added.js, plain.early + added.early]
  limits.html = Math.min(limits.html, html)
  check(`${route} with facts`, weigh(withFacts, route, SUB_PATH), { ...limits, js, early })
}
check('/work with facts', weigh(withFacts, '/work', SUB_PATH), limitsOf('/work', true))

function check(page: string, weight: Weight, limits: Weight): void {
  console.log(page, weight, (weight.js / budget.bareExport).toFixed(3))
  for (const kind of KINDS) {
    // Some pages do not preload the font.
    if ((kind === 'font' || weight[kind] > 0) && weight[kind] <= limits[kind]) continue
    console.error(`Over budget: ${page}: ${kind} is ${weight[kind]} B, at most ${limits[kind]} B.`)
    process.exitCode = 1
  }
}

function weigh(folder: string, route: string, basePath = ''): Weight {
  const html = fileOf(folder, route)
  // No supported browser loads what a bare export has for browsers without modules.
  const elements = elementsIn(parse(readFileSync(join(folder, html), 'utf8'))).filter(
    (each) => attributeOf(each, 'nomodule') === undefined,
  )
  const urls = new Set(elements.map((each) => attributeOf(each, 'src') ?? attributeOf(each, 'href') ?? ''))
  const files = [...urls].map((url) => join(folder, url.slice(basePath.length)))
  const sum = (end: string) => files.reduce((sum, file) => sum + (file.endsWith(end) ? sizeOf(file) : 0), 0)
  const first = elements.find(({ tagName }) => tagName === 'script')
  const early = first ? brotliCompressSync(textContentOf(first)).length : 0
  return { html: sizeOf(join(folder, html)), css: sum('.css'), js: sum('.js'), font: sum('.woff2'), early }
}

function limitsOf(route: string, hasFacts = false): Weight {
  const isDrawn = ['/', '/about', '/appointment', ...filmRoutes].includes(route)
  const isTool = ['/contact', '/appointment', ...filmRoutes].includes(route)
  const isWork = /^\/(admin|user)/.test(route)
  const pages = route === '/preview' ? 'preview' : isWork ? 'work' : isTool ? 'tools' : 'public'
  const html = isDrawn ? 'drawn' : hasFacts ? 'facts' : 'plain'
  // The early script of /contact keeps the place of the list.
  const early = budget.early + (route === '/contact' ? 200 : 0)
  return { ...budget, early, html: budget.html[html], js: budget.js[pages] * budget.bareExport }
}

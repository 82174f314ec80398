// Weighs the files that the exported HTML of each page names, as a host with brotli sends them, against the ceilings of
// decision 061. `--bare FOLDER` writes the figure of a bare export of the installed Next instead (docs/upgrading.md).
import './plain-errors'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { parse } from 'parse5'
import { filmRoutes } from '@/lib/config/film-routes'
import { languagePath, languages } from '@/lib/config/languages'
import { routes } from '@/lib/config/routes'
import { attributeOf, elementsIn, fileOf } from './export/html'
import { ensureExport, SUB_PATH } from './exports'

type Weight = { html: number; css: number; js: number; font: number }

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const budget: typeof import('./budget.json') = read('scripts/budget.json')
const [next, react] = ['next', 'react'].map((name) => read(`node_modules/${name}/package.json`).version)
const bare = process.argv.includes('--bare') && process.argv.at(-1)
if (bare) {
  Object.assign(budget, { next, react, bareExport: weigh(bare, '/').js })
  writeFileSync('scripts/budget.json', `${JSON.stringify(budget, null, 2)}\n`)
}
if (budget.next !== next || budget.react !== react)
  throw new Error(
    `scripts/budget.json is of Next ${budget.next} and React ${budget.react}: see docs/upgrading.md.`,
  )

const [site, withFacts] = [await ensureExport('site'), await ensureExport('sub-path')]
const pages = languages
  .flatMap((language) => [...Object.keys(routes), '/404'].map((route) => languagePath(language) + route))
  .map((page): [string, Weight, Weight] => [
    page,
    weigh(site, page),
    limitsOf(page.replace(/^\/es(?=\/)/, '')),
  ])
for (const route of [...filmRoutes, '/contact', '/work']) {
  const limits = limitsOf(route)
  const added = route === '/contact' ? budget.added['/contact'] : budget.added.film
  if (!filmRoutes.some((film) => film === route)) limits.html = budget.html.facts
  if (route !== '/work') {
    const plain = weigh(site, route)
    limits.html = Math.min(limits.html, plain.html + added.html)
    limits.js = plain.js + added.js
  }
  pages.push([`${route} with facts`, weigh(withFacts, route, SUB_PATH), limits])
}
console.table(
  pages.map(([page, weight]) => ({ page, ...weight, ratio: (weight.js / budget.bareExport).toFixed(3) })),
)
for (const [page, weight, limits] of pages)
  for (const kind of ['html', 'css', 'js', 'font'] as const)
    if (weight[kind] === 0 || weight[kind] > limits[kind]) {
      console.error(`Over budget: ${page}: ${kind} is ${weight[kind]} B, at most ${limits[kind]} B.`)
      process.exitCode = 1
    }

function weigh(folder: string, route: string, basePath = ''): Weight {
  const html = fileOf(folder, route)
  const elements = elementsIn(parse(readFileSync(join(folder, html), 'utf8')))
  const urls = new Set(elements.map((each) => attributeOf(each, 'src') ?? attributeOf(each, 'href') ?? ''))
  const named = [html, ...[...urls].filter((url) => url.startsWith(`${basePath}/_next/`))]
  const sum = (ending: string) =>
    named
      .filter((url) => url.endsWith(ending))
      .reduce((total, url) => {
        const bytes = readFileSync(join(folder, url === html ? html : url.slice(basePath.length)))
        return total + (ending === '.woff2' ? bytes : brotliCompressSync(bytes)).length
      }, 0)
  return { html: sum('.html'), css: sum('.css'), js: sum('.js'), font: sum('.woff2') }
}

function limitsOf(route: string): Weight {
  const isDrawn = ['/', '/about', '/appointment', ...filmRoutes].includes(route)
  const kind = route === '/preview' ? 'preview' : /^\/(admin|user)/.test(route) ? 'work' : 'public'
  const { html, css, js, font } = budget
  return { html: isDrawn ? html.drawn : html.plain, css, js: js[kind] * budget.bareExport, font }
}

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { loadBindings, minify } from 'next/dist/build/swc/index.js'
import { defaultTreeAdapter } from 'parse5'
import { filmRoutes } from '@/lib/config/routes'
import { builtLanguages } from '@/lib/content/facts/languages'
import {
  assertNext,
  attributeOf,
  createElement,
  type Element,
  elementsIn,
  headOf,
  insertFirst,
  type Page,
  type SiteExport,
  textContentOf,
} from './html'

// Joins the inline scripts that Next writes into one for each page, because the policy names the hash of each, and a hash is
// what a page compresses worst. Removes the polyfills for browsers without modules, which the site does not support.

export function joinScripts({ sharedFolder, basePath, pages }: SiteExport) {
  for (const { document } of pages) {
    const scripts = elementsIn(document).filter(({ tagName }) => tagName === 'script')
    for (const script of scripts.filter((each) => attributeOf(each, 'nomodule') !== undefined)) {
      const src = attributeOf(script, 'src') ?? ''
      rmSync(join(sharedFolder, src.slice(basePath.length)), { force: true })
      defaultTreeAdapter.detachNode(script)
    }
    const inline = scripts.filter((each) => !attributeOf(each, 'src') && !attributeOf(each, 'type'))
    joinInLast(inline)
  }
}

function joinInLast(scripts: Element[]) {
  const last = scripts.pop()
  if (!last) return
  const text = [...scripts, last].map(textContentOf).join(';')
  for (const script of scripts) defaultTreeAdapter.detachNode(script)
  last.childNodes = []
  defaultTreeAdapter.insertText(last, text)
}

// Marks the script that every page loads, so that Chrome compiles it off the main thread while it downloads.

const MARK = '//# allFunctionsCalledOnLoad\n'
/** Chrome compiles smaller scripts on the main thread in any case. */
const MIN_CHARACTERS = 30_000

export function markForEagerCompilation({ sharedFolder, basePath, pages }: SiteExport) {
  const [first = [], ...others] = pages.map(scriptsOf)
  const shared = first.filter((src) => others.every((scripts) => scripts.includes(src)))
  const files = shared.map((src) => join(sharedFolder, src.slice(basePath.length).replace(/\?.*/, '')))
  for (const file of files) assertNext(existsSync(file), `The script ${file} of a page is missing.`)
  const large = files.filter((file) => readFileSync(file, 'utf8').length >= MIN_CHARACTERS)
  assertNext(large.length > 0, 'The pages share no large script.')
  for (const file of large) {
    const script = readFileSync(file, 'utf8')
    // The export of another language may have marked it.
    if (!script.startsWith(MARK)) writeFileSync(file, MARK + script)
  }
}

const scriptsOf = ({ document }: Page) =>
  elementsIn(document)
    .filter(({ tagName }) => tagName === 'script')
    .flatMap((element) => attributeOf(element, 'src') ?? [])

// Puts our one inline script first in every page, bundled and minified from lib/startup/early.ts.

/**
 * What the page needs of the early script: the studio is in the first language alone, film pages have two systems of units,
 * and /contact has the list.
 */
const kindOf = (route: string) => (withUnits.has(route) ? 'films' : (kinds.get(route) ?? ''))
const kinds = new Map([
  ['/preview', 'studio'],
  ['/login', 'login'],
  ['/contact', 'contact'],
])
const withUnits = new Set<string>(filmRoutes)

export async function addEarlyScript({ basePath, environment, pages }: SiteExport) {
  const built = builtLanguages(environment.LANGUAGES)
  const scriptFor = (kind: string) =>
    bundle('lib/startup/early.ts', {
      BASE_PATH: basePath,
      SITE_LANGUAGE: environment.SITE_LANGUAGE,
      SITE_LANGUAGES: kind === 'studio' || built.length === 1 ? '' : String(built),
      PAGE: kind,
    })
  const scripts = new Map<string, Promise<string>>()
  for (const { document, file, route } of pages) {
    const kind = kindOf(route)
    const script = scripts.get(kind) ?? scriptFor(kind)
    scripts.set(kind, script)
    insertFirst(headOf(document, file), createElement('script', {}, await script))
  }
}

/** The oldest browsers that the site supports. */
const BROWSERS = ['chrome131', 'edge131', 'firefox132', 'safari18.1']

/** Bundles and minifies a module of the project into one classic script; `settings` are its `process.env`. */
export async function bundle(entry: string, settings: Readonly<Record<string, string>>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../../${entry}`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: BROWSERS,
    legalComments: 'none',
    define: Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
  })
  // Next's own minifier also removes what the settings leave unused, across modules: a fourteenth less in each page.
  await loadBindings()
  const { code } = await minify(outputFiles[0]?.text ?? '', { compress: { passes: 3 }, mangle: true })
  assertNext(code && !code.includes('process.env'), `${entry} reads a setting that it does not get.`)
  return code
}

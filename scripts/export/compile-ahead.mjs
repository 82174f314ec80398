// Chrome compiles a script with this mark while it is still being fetched, beside the page's own thread. Without it,
// each function costs that thread its time at the first call.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scriptsOf } from './after-paint.mjs'
import { pagesOf } from './pages.mjs'

const MARK = '//# allFunctionsCalledOnLoad\n'
/** Smaller ones never leave the page's thread. */
const LEAST_CHARACTERS = 30_000

/** What every page of an export starts with is marked: nearly all of it is called at once. */
export function compileAhead(folder, basePath) {
  const pages = pagesOf(folder).map((page) => scriptsOf(readFileSync(join(folder, page), 'utf8')))
  for (const address of commonOf(pages)) {
    const file = join(folder, address.slice(basePath.length).replace(/\?.*/, ''))
    const script = readFileSync(file, 'utf8')
    if (script.length >= LEAST_CHARACTERS) writeFileSync(file, MARK + script)
  }
}

const commonOf = ([first = [], ...others]) =>
  new Set(first.filter((address) => others.every((scripts) => scripts.includes(address))))

// Chrome compiles a script with this mark while it is still being fetched, beside the page's own thread. Without it,
// each function costs that thread its time at the first call.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scriptsOf } from './after-paint.mjs'
import { pagesOf } from './pages.mjs'

const MARK = '//# allFunctionsCalledOnLoad\n'
/** Smaller ones never leave the page's thread. */
const LEAST_CHARACTERS = 30_000

/** What every page of an export starts with is marked: measured to pay. */
export function compileAhead(folder, basePath) {
  const pages = pagesOf(folder).map((page) => scriptsOf(readFileSync(join(folder, page), 'utf8')))
  const files = [...commonOf(pages)].map((address) =>
    join(folder, address.slice(basePath.length).replace(/\?.*/, '')),
  )
  const scripts = files.map((file) => readFileSync(file, 'utf8'))
  if (!scripts.some(isLarge))
    throw new Error('The pages share no large script that scripts/export/compile-ahead.mjs knows.')
  scripts.forEach((script, i) => {
    if (isLarge(script)) writeFileSync(files[i], MARK + script)
  })
}

const isLarge = (script) => script.length >= LEAST_CHARACTERS

const commonOf = ([first = [], ...others]) =>
  new Set(first.filter((address) => others.every((scripts) => scripts.includes(address))))

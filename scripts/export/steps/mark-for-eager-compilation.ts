// Marks the script that every page loads, so that Chrome compiles it off the main thread while it downloads.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { attributeOf, elementsIn } from '../html'
import type { Page, SiteExport } from '../site-export'
import { assertNext } from '../unexpected-output'

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

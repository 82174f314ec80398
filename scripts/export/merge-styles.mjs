// Style sheets that stand together on every page become one: a host without HTTP/2 answers six requests at a time, and
// the code would wait behind them.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pagesOf } from './pages.mjs'
import { hashOf, renameFiles } from './rename-files.mjs'

const SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g
const NAMED_SHEET = /_next\/static\/[^"'\\?#]+\.css/g

export function mergeStyles(folder) {
  const htmls = pagesOf(folder).map((page) => readFileSync(join(folder, page), 'utf8'))
  if (!htmls.some((html) => html.match(SHEET)))
    throw new Error('The pages name no style sheet in a way that scripts/export/merge-styles.mjs knows.')
  const names = new Map(
    groupsOf(htmls.map(sheetsOf)).flatMap((group) => {
      const name = merge(group.map((sheet) => join(folder, sheet)))
      return group.map((sheet) => [basename(sheet), name])
    }),
  )
  renameFiles(folder, names)
  for (const page of pagesOf(folder)) {
    const file = join(folder, page)
    writeFileSync(file, withoutRepeats(readFileSync(file, 'utf8')))
  }
}

/** Those that a page links, then those that it has in its payload alone. */
const sheetsOf = (html) => [...new Set(html.match(NAMED_SHEET))]

/** Sheets of which none is ever without the next, in the order of the pages. */
export function groupsOf(pages) {
  const isAlwaysNext = (sheet, next) =>
    pages.every((page) =>
      page.includes(sheet) ? page[page.indexOf(sheet) + 1] === next : !page.includes(next),
    )
  const groups = []
  for (const sheet of new Set(pages.flat())) {
    const group = groups.find((others) => isAlwaysNext(others.at(-1), sheet))
    if (group) group.push(sheet)
    else groups.push([sheet])
  }
  return groups.filter((group) => group.length > 1)
}

/** Writes the files into one beside the first, and returns its name, which tells its content. */
function merge(files) {
  const styles = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  for (const file of files) rmSync(file)
  const name = `${hashOf(styles)}.css`
  writeFileSync(join(dirname(files[0]), name), styles)
  return name
}

function withoutRepeats(html) {
  const seen = new Set()
  return html.replace(SHEET, (link) => {
    if (seen.has(link)) return ''
    seen.add(link)
    return link
  })
}

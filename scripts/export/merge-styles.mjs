// Style sheets that stand together on every page become one: a host without HTTP/2 answers six requests at a time, and
// the code would wait behind them.
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesOf, pagesOf } from './pages.mjs'

const SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g
const NAMING = /\.(html|txt|js)$/

export function mergeStyles(folder) {
  const pages = pagesOf(folder).map((page) => sheetsOf(readFileSync(join(folder, page), 'utf8')))
  const sheets = new Map(
    filesOf(folder)
      .filter((file) => file.endsWith('.css'))
      .map((file) => [basename(file), join(folder, file)]),
  )
  const merged = new Map(
    groupsOf(pages).flatMap((group) => {
      const name = merge(group.map((sheet) => sheets.get(sheet)))
      return group.map((sheet) => [sheet, name])
    }),
  )
  for (const file of filesOf(folder).filter((file) => NAMING.test(file))) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    let renamed = text
    for (const [sheet, name] of merged) renamed = renamed.replaceAll(sheet, name)
    if (renamed !== text) writeFileSync(path, withoutRepeats(renamed))
  }
}

const sheetsOf = (html) => [...html.matchAll(SHEET)].map(([, address]) => basename(address))

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
  const name = `${createHash('sha256').update(styles).digest('hex').slice(0, 16)}.css`
  writeFileSync(join(files[0], '..', name), styles)
  for (const file of files) rmSync(file)
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

// Style sheets that stand together on every page become one: a host without HTTP/2 answers six requests at a time, and
// the code would wait behind them.
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { filesOf, pagesOf } from './pages.mjs'

const SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g
const NAMING = /\.(html|txt|js)$/

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16)

export function mergeStyles(folder) {
  const pages = pagesOf(folder).map((page) => sheetsOf(readFileSync(join(folder, page), 'utf8')))
  const sheets = new Map(
    filesOf(folder)
      .filter((file) => file.endsWith('.css'))
      .map((file) => [basename(file), join(folder, file)]),
  )
  const names = new Map(
    groupsOf(pages).flatMap((group) => {
      const name = merge(group.map((sheet) => sheets.get(sheet)))
      return group.map((sheet) => [sheet, name])
    }),
  )
  const texts = new Map(
    filesOf(folder)
      .filter((file) => NAMING.test(file))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
  nameScriptsAnew(texts, names)
  for (const [file, text] of texts) {
    let renamed = text
    for (const [old, name] of names) renamed = renamed.replaceAll(old, name)
    if (renamed === text) continue
    rmSync(join(folder, file))
    writeFileSync(
      join(folder, dirname(file), names.get(basename(file)) ?? basename(file)),
      withoutRepeats(renamed),
    )
  }
}

/** A script that names what has another name is another script: browsers keep the old one for good. */
function nameScriptsAnew(texts, names) {
  const change = [...names.values()].join()
  const scripts = [...texts].filter(([file]) => file.endsWith('.js'))
  for (let known = -1; known < names.size; ) {
    known = names.size
    for (const [file, text] of scripts) {
      const script = basename(file)
      if (!names.has(script) && [...names.keys()].some((old) => text.includes(old)))
        names.set(script, `${hashOf(script + change)}.js`)
    }
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
  const name = `${hashOf(styles)}.css`
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

// Other names for an export's files, wherever they are named.
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { filesOf } from './pages.mjs'

const NAMING = /\.(html|txt|js)$/

/** As long as Next's own: a page's data counts its characters. */
export const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 13)

/** Writes the new names, by old ones, into all that names them. */
export function renameFiles(folder, names) {
  const texts = new Map(
    filesOf(folder)
      .filter((file) => NAMING.test(file))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
  const allNames = withScripts(names, texts)
  for (const [file, text] of texts) {
    let renamed = text
    for (const [old, name] of allNames) renamed = renamed.replaceAll(old, name)
    if (renamed === text) continue
    rmSync(join(folder, file))
    writeFileSync(join(folder, dirname(file), allNames.get(basename(file)) ?? basename(file)), renamed)
  }
}

/** A script that names what has another name is another script: browsers keep the old one for good. */
function withScripts(names, texts) {
  const all = new Map(names)
  const change = [...names.values()].join()
  const scripts = [...texts].filter(([file]) => file.endsWith('.js'))
  for (let known = -1; known < all.size; ) {
    known = all.size
    for (const [file, text] of scripts) {
      const script = basename(file)
      if (!all.has(script) && [...all.keys()].some((old) => text.includes(old)))
        all.set(script, `${hashOf(script + change)}.js`)
    }
  }
  return all
}

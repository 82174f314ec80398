// The service worker: what it keeps from the first visit on is read from the film pages themselves.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HASHED_FILES } from './headers.mjs'
import { fileOf, filesOf } from './pages.mjs'

const FILM_PAGES = ['/ppf', '/window-film', '/marine-film']
const WORKER = 'sw.js'

export function writeWorker(folder, { basePath, isOn }) {
  const prefix = { PREFIX: `tersa ${basePath || '/'} ` }
  const settings = isOn
    ? {
        VERSION: versionOf(folder),
        ...prefix,
        FILMS: filmsOf(folder, basePath),
        HASHED: basePath + HASHED_FILES,
      }
    : prefix
  const constants = Object.entries(settings).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`,
  )
  const body = readFileSync(new URL(isOn ? 'worker.js' : 'worker-off.js', import.meta.url), 'utf8')
  writeFileSync(join(folder, WORKER), constants.join('') + body)
}

/** Each film page, its data for a change of page, and every file that it names. */
function filmsOf(folder, basePath) {
  const named = new Set()
  for (const page of FILM_PAGES) {
    const file = fileOf(folder, page)
    const slash = file.endsWith('/index.html') ? '/' : ''
    named.add(basePath + page + slash)
    for (const data of filesOf(folder)) if (isDataOf(page, data)) named.add(`${basePath}/${data}`)
    const html = readFileSync(join(folder, file), 'utf8')
    for (const [, address] of html.matchAll(/(?:src|href)=\\?"([^"\\#]+\.\w+(?:\?[^"\\#]*)?)/g))
      if (address.startsWith(`${basePath}/`)) named.add(address)
  }
  // The simulator's other views.
  for (const file of filesOf(folder))
    if (/^drawings\/window-.*\.svg$/.test(file)) named.add(`${basePath}/${file}`)
  return [...named]
}

function isDataOf(page, file) {
  const name = page.slice(1)
  return file.endsWith('.txt') && (file === `${name}.txt` || file.startsWith(`${name}/`))
}

/** Another export, another version. */
function versionOf(folder) {
  const hash = createHash('sha256')
  for (const file of filesOf(folder))
    if (file.endsWith('.html')) hash.update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}

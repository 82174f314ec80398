// Our own inline scripts: files beside this one, made small and filled in.
import { readFileSync } from 'node:fs'

/** Without notes, indents and blanks beside signs; a line that ends stays a line, so that no semicolon is missed. */
function inlined(name, values) {
  const script = readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//'))
    .join('\n')
    .replace(/ (=>|[!=]==|\?\?|\|\||&&|[?:=+>]) ?/g, '$1')
    .replace(/([,{:)]) | (?=[({}])/g, '$1')
    .replace(/(=>|[{(,])\n/g, '$1')

  return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(name, () => value), script)
}

/**
 * What stands first in a page; `asks` is the service that the page will want an answer from.
 * @param {string} basePath
 * @param {{ startsLater?: boolean, asks?: string, isOffline?: boolean }} page
 */
export function firstScript(basePath, { startsLater, asks, isOffline }) {
  return [
    inlined('first-script.js', { BASE: basePath }),
    startsLater && inlined('start-script.js', {}),
    asks && inlined('catalogue-script.js', { SERVICE: asks }),
    isOffline && inlined('offline-script.js', { BASE: basePath }),
  ]
    .filter(Boolean)
    .join('\n')
}

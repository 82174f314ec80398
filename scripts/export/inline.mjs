// Our own inline scripts: files beside this one, made small and filled in.
import { readFileSync } from 'node:fs'

function inlined(name, values) {
  const script = small(readFileSync(new URL(name, import.meta.url), 'utf8'))
  return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(name, () => value), script)
}

/** A script without notes, indents and blanks beside signs; a line's end goes only where no statement can end. */
export function small(script) {
  const lines = script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//'))
  if (lines.some((line) => / \/\/ |\/\*/.test(line)))
    throw new Error('In an inline script a note stands on a line of its own, after //.')
  return lines
    .join('\n')
    .split(/('[^'\n]*'|`[^`]*`)/)
    .map((part, i) => (i % 2 === 1 ? part : withoutBlanks(part)))
    .join('')
}

const withoutBlanks = (code) =>
  code
    .replace(/ (=>|[!=]==|\+=|\?\?|\|\||&&|[?:=>]) ?/g, '$1')
    .replace(/([,{:)]) | (?=[({}])/g, '$1')
    .replace(/(=>|[{(,])\n|\n(?=})/g, '$1')
    .replace(/,(?=[})])/g, '')

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

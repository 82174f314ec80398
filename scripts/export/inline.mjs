// Our own inline scripts: files beside this one, made small and filled in.
import { readFileSync } from 'node:fs'

/** Without notes, indents and blanks beside signs; a line stays a line, so that no semicolon is missed. */
function inlined(name, basePath) {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//'))
    .join('\n')
    .replace(/ (=>|===?|\?\?|\|\||&&|[?:=]) /g, '$1')
    .replace(/([,{:]) | (?=})/g, '$1')
    .replaceAll('BASE', basePath)
}

export function firstScript(basePath, { isOffline }) {
  return (
    inlined('first-script.js', basePath) + (isOffline ? `\n${inlined('offline-script.js', basePath)}` : '')
  )
}

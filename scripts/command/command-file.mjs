import { existsSync } from 'node:fs'

/**
 * The script of a command, such as scripts/build.ts; `null` if there is none.
 * @param {string} name
 */
export function commandFile(name) {
  const file = new URL(`../${name}.ts`, import.meta.url)
  return /^[a-z0-9-]+$/.test(name) && existsSync(file) ? file : null
}

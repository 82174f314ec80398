import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Every file below a folder, as sorted paths relative to it. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

/** The file of a route: `shop.html`, or `shop/index.html` with FOLDER_PAGES. */
export function fileOf(folder: string, route: string): string {
  const file = route === '/' ? 'index.html' : `${route.slice(1)}.html`
  return existsSync(join(folder, file)) ? file : `${route.slice(1)}/index.html`
}

/** The route of a file: `/shop` for `shop.html` and for `shop/index.html`. */
export function routeOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
}

export function writeTexts(folder: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** The SHA-256 of the contents together. */
export function digestOf(...contents: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('hex')
}

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every file below a folder, as paths inside it. */
export function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .sort()
}

export function pagesOf(folder) {
  return filesOf(folder).filter((file) => file.endsWith('.html'))
}

/** The file that holds the page of an address: `shop.html`, or `shop/index.html` where pages are folders. */
export function fileOf(folder, address) {
  const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`
  return existsSync(join(folder, file)) ? file : `${address.slice(1)}/index.html`
}

/** The address of a page's file, the other way round. */
export function addressOf(file) {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
}

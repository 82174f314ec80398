// The same pages as plain HTML: what a visitor sees once all is there, its styles and its pictures, and not one script.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesOf } from '../export/pages.mjs'

/** Writes what the browser shows of each route of a site into a folder of its own. */
export async function writePlainPages(browser, { folder, origin, target, routes }) {
  rmSync(target, { recursive: true, force: true })
  cpSync(folder, target, { recursive: true })
  for (const file of filesOf(target))
    if (/\.(js|txt|br|gz|html)$/.test(file) || file === '_headers') rmSync(join(target, file))

  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  for (const route of routes) {
    await page.goto(origin + route, { waitUntil: 'networkidle' })
    const file = join(target, route === '/' ? 'index.html' : `${route.slice(1)}.html`)
    mkdirSync(dirname(file), { recursive: true })
    // Its pictures come from its own host.
    const html = (await page.content()).replaceAll(origin, '')
    writeFileSync(file, `<!DOCTYPE html>${withoutScripts(html)}`)
  }
  await page.close()
}

function withoutScripts(html) {
  return html
    .replace(/<!DOCTYPE html>/i, '')
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<link rel="preload"[^>]*as="script"[^>]*>/g, '')
    .replace(/<link rel="expect"[^>]*>/, '')
}

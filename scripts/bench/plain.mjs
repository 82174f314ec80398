// The same pages as plain HTML: what a visitor sees once all is there, its styles and its pictures, and not one
// script, but for the shop, whose cards nobody has before the service answers.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesOf } from '../export/pages.mjs'

const SHOP = '/shop'
const SHOP_LIMIT = 12
const EAGER = 4
const CATALOGUE = '/characters/characters.json'

const firstCard = (page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
    .first()
    .evaluate((item) => item.outerHTML)

/** Writes what the browser shows of each route of a site into a folder of its own. */
export async function writePlainPages(browser, { folder, origin, target, routes }) {
  rmSync(target, { recursive: true, force: true })
  cpSync(folder, target, { recursive: true })
  for (const file of filesOf(target))
    if (/\.(js|txt|br|gz|html)$/.test(file) || file === '_headers') rmSync(join(target, file))

  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  for (const route of routes) {
    await page.goto(origin + route, { waitUntil: 'networkidle' })
    const name = route === '/' ? 'index.html' : `${route.slice(1)}.html`
    const file = join(target, name)
    const shown = (html) => html.replaceAll(origin, '')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(
      file,
      route === SHOP
        ? askingPage(readFileSync(join(folder, name), 'utf8'), shown(await firstCard(page)))
        : `<!DOCTYPE html>${withoutScripts(shown(await page.content()))}`,
    )
  }
  await page.close()
}

/**
 * The shop as it would be without a framework: it asks the service at once, waits, and fills in a card for each answer;
 * the pictures below the fold are left for later, as the site's are.
 */
function askingPage(html, card) {
  const ask = `answer = fetch('${CATALOGUE}').then((response) => response.json())`
  const fillIn = `answer.then(({ items }) => {
    const card = ${JSON.stringify(card).replaceAll('<', '\\u003c')}
    const fields = ['name', 'image', 'ki', 'race', 'affiliation']
    const filled = (item, i) =>
      fields
        .reduce((text, field) => text.replaceAll(items[0][field], item[field]), card)
        .replace('eager', i < ${EAGER} ? 'eager' : 'lazy')
    document.querySelector('[aria-busy=true]').innerHTML = items.slice(0, ${SHOP_LIMIT}).map(filled).join('')
  })`
  return withoutScripts(html)
    .replace('<head>', () => `<head><script>${ask}</script>`)
    .replace('</body>', () => `<script>${fillIn}</script></body>`)
}

function withoutScripts(html) {
  return html
    .replace(/<!DOCTYPE html>/i, '')
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<link rel="preload"[^>]*as="script"[^>]*>/g, '')
}

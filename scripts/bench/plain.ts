// Writes the same pages as plain HTML: the content that a visitor sees once all has loaded, with its styles and
// pictures and without any script.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from '@playwright/test'
import { filesIn } from '../export/files'

type Site = { folder: string; origin: string; target: string; routes: string[] }

export async function writePlainPages(browser: Browser, { folder, origin, target, routes }: Site) {
  rmSync(target, { recursive: true, force: true })
  cpSync(folder, target, { recursive: true })
  for (const file of filesIn(target))
    if (/\.(js|txt|br|gz|html)$/.test(file) || file === '_headers') rmSync(join(target, file))

  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  for (const route of routes) {
    await page.goto(origin + route, { waitUntil: 'networkidle' })
    await page.evaluate(removeScripts)
    const file = join(target, route === '/' ? 'index.html' : `${route.slice(1)}.html`)
    mkdirSync(dirname(file), { recursive: true })
    // Its pictures are loaded from its own server.
    writeFileSync(file, (await page.content()).replaceAll(origin, ''))
  }
  await page.close()
}

/** Runs in the page: removes the scripts and all that only serves them. */
function removeScripts(): void {
  const selectors = [
    'script:not([type="application/ld+json"])',
    'meta[http-equiv="Content-Security-Policy"]',
    'link[rel="preload"][as="script"]',
    'link[rel="preload"][as="fetch"]',
    'link[rel="modulepreload"]',
    'link[rel="expect"]',
  ]
  for (const element of document.querySelectorAll(selectors.join())) element.remove()
}

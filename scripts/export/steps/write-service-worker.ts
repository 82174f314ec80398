// Writes sw.js, which keeps visited pages and the film pages available offline, or one that removes an earlier worker.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filmRoutes } from '@/lib/config/film-routes'
import { bundle } from '../bundle'
import { filesIn } from '../files'
import { HASHED_FILES } from '../hosts/headers'
import { attributeOf, elementsIn } from '../html'
import type { SiteExport } from '../site-export'
import { assertNext } from '../unexpected-output'

const OFFLINE_ROUTE = '/offline'

export async function writeServiceWorker(site: SiteExport) {
  const { folder, basePath, environment } = site
  const cachePrefix = `tersa ${basePath || '/'} `
  const worker =
    environment.OFFLINE === 'off'
      ? await bundle('lib/offline/remove-worker.ts', { CACHE_PREFIX: cachePrefix })
      : await bundle('lib/offline/offline-worker.ts', {
          CACHE_PREFIX: cachePrefix,
          VERSION: versionOf(site),
          FILM_FILES: JSON.stringify(filmFilesOf(site)),
          OFFLINE_PAGE: urlOf(site, OFFLINE_ROUTE),
          HASHED_FILES: basePath + HASHED_FILES,
        })
  writeFileSync(join(folder, 'sw.js'), worker)
}

/** The URL of a page, as this export's hosts serve it. */
function urlOf({ basePath, pages }: SiteExport, route: string): string {
  const page = pages.find((each) => each.route === route)
  assertNext(page, `The export has no page for ${route}.`)
  return basePath + route + (page.file.endsWith('/index.html') ? '/' : '')
}

/** Each film page, its data for client navigation, and every file that it names. */
function filmFilesOf(site: SiteExport): string[] {
  const { folder, basePath, pages } = site
  const files = filesIn(folder)
  const named = new Set<string>()
  for (const route of filmRoutes) {
    const page = pages.find((each) => each.route === route)
    assertNext(page, `The export has no page for ${route}.`)
    named.add(urlOf(site, route))
    const data = files.filter((file) => isDataOf(route, file))
    assertNext(data.length > 0, `The export has no data for client navigation to ${route}.`)
    for (const file of data) named.add(`${basePath}/${file}`)
    for (const element of elementsIn(page.document))
      for (const url of [attributeOf(element, 'src'), attributeOf(element, 'href')])
        if (url?.startsWith(`${basePath}/`) && /\.\w+(\?.*)?$/.test(url)) named.add(url)
  }
  // The tint simulator shows one of four views at a time.
  for (const file of files) if (/^drawings\/window-.*\.svg$/.test(file)) named.add(`${basePath}/${file}`)
  return [...named]
}

function isDataOf(route: string, file: string): boolean {
  const name = route.slice(1)
  return file.endsWith('.txt') && (file === `${name}.txt` || file.startsWith(`${name}/`))
}

/** Differs whenever a page differs. */
function versionOf({ folder, pages }: SiteExport): string {
  const hash = createHash('sha256')
  for (const { file } of pages) hash.update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filmRoutes } from '@/lib/config/routes'
import { builtLanguages, languagePath } from '@/lib/content/facts/languages'
import { HASHED_FILES } from './hosts'
import { assertNext, attributeOf, digestOf, elementsIn, filesIn, pageFor, type SiteExport } from './html'
import { bundle } from './scripts'

// Writes sw.js, which keeps visited pages and the film pages available offline, or one that removes an earlier worker.

const OFFLINE_ROUTE = '/offline'

export async function writeServiceWorker(site: SiteExport) {
  const { sharedFolder, basePath, sitePath, environment } = site
  const language = environment.SITE_LANGUAGE
  const cachePrefix = `tersa ${sitePath || '/'} `
  const worker =
    environment.OFFLINE === 'off'
      ? await bundle('lib/offline/remove-worker.ts', { CACHE_PREFIX: cachePrefix })
      : await bundle('lib/offline/offline-worker.ts', {
          CACHE_PREFIX: cachePrefix,
          VERSION: versionOf(site),
          FILM_FILES: JSON.stringify(filmFilesOf(site)),
          OFFLINE_PAGE: urlOf(site, OFFLINE_ROUTE),
          OTHER_SITES: JSON.stringify(language ? [] : otherSites(site)),
          HASHED_FILES: basePath + HASHED_FILES,
          BASE_PATH: basePath,
        })
  // Next to the pages of the first language, because a worker below /es/ could not serve /es itself.
  writeFileSync(join(sharedFolder, language ? `sw-${language}.js` : 'sw.js'), worker)
}

/** The languages in folders below this one, each with its own worker. */
const otherSites = ({ basePath, environment }: SiteExport) =>
  builtLanguages(environment.LANGUAGES)
    .slice(1)
    .map((language) => basePath + languagePath(language))

/** The URL of a page, as this export's hosts serve it. */
function urlOf(site: SiteExport, route: string): string {
  const { file } = pageFor(site, route)
  return site.sitePath + route + (file.endsWith('/index.html') ? '/' : '')
}

/** Each film page, its data for client navigation, and every file that it names. */
function filmFilesOf(site: SiteExport): string[] {
  const { folder, sharedFolder, basePath, sitePath } = site
  const files = filesIn(folder)
  const named = new Set<string>()
  for (const route of filmRoutes) {
    named.add(urlOf(site, route))
    const data = files.filter((file) => isDataOf(route, file))
    assertNext(data.length > 0, `The export has no data for client navigation to ${route}.`)
    for (const file of data) named.add(`${sitePath}/${file}`)
    for (const element of elementsIn(pageFor(site, route).document))
      for (const url of [attributeOf(element, 'src'), attributeOf(element, 'href')])
        if (url?.startsWith(`${basePath}/`) && /\.\w+(\?.*)?$/.test(url)) named.add(url)
  }
  // The tint tool shows one of its views at a time, and /ppf the packages on one of four vehicles.
  for (const file of filesIn(sharedFolder))
    if (/^drawings\/(film-pack|window)-.*\.svg$/.test(file)) named.add(`${basePath}/${file}`)
  return [...named]
}

/** The data of the whole page. Next has it in parts too, for prefetching, which is in vain offline. */
const isDataOf = (route: string, file: string) => [`${route}.txt`, `${route}/index.txt`].includes(`/${file}`)

/** Differs whenever a page differs. */
const versionOf = ({ folder, pages }: SiteExport) =>
  digestOf(...pages.map(({ file }) => readFileSync(join(folder, file)))).slice(0, 12)

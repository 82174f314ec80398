// Puts our one inline script first in every page, bundled and minified from lib/startup/early.ts.
import { filmRoutes } from '@/lib/config/film-routes'
import { languagePath, languages, otherLanguages } from '@/lib/config/languages'
import { bundle } from '../bundle'
import { createElement, headOf, insertFirst } from '../html'
import type { SiteExport } from '../site-export'

/** The carousel studio needs the network in any case, and is in the first language alone. */
const STUDIO = '/preview'

/** The film pages contain figures in both systems of units. */
const withUnits = new Set<string>(filmRoutes)

export async function addEarlyScript({ basePath, environment, pages }: SiteExport) {
  const isOfflineOn = environment.OFFLINE !== 'off'
  const [other] = otherLanguages(environment.LANGUAGES, environment.SITE_LANGUAGE || languages[0])
  const scriptFor = (isStudio: boolean, choosesUnits: boolean) =>
    bundle('lib/startup/early.ts', {
      BASE_PATH: basePath,
      SITE_LANGUAGE: environment.SITE_LANGUAGE,
      OTHER_LANGUAGE: isStudio ? '' : (other ?? ''),
      OTHER_SITE: basePath + (other ? languagePath(other) : ''),
      REGISTERS_WORKER: isOfflineOn && !isStudio ? '1' : '',
      CHOOSES_UNITS: choosesUnits ? '1' : '',
    })
  const scripts = new Map<string, Promise<string>>()
  for (const { document, file, route } of pages) {
    const flags = [route === STUDIO, withUnits.has(route)] as const
    const script = scripts.get(String(flags)) ?? scriptFor(...flags)
    scripts.set(String(flags), script)
    insertFirst(headOf(document, file), createElement('script', {}, await script))
  }
}

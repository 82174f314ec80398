// Puts our one inline script first in every page, bundled and minified from lib/startup/early.ts.
import { languagePath, languages, otherLanguages } from '@/lib/config/languages'
import { bundle } from '../bundle'
import { createElement, headOf, insertFirst } from '../html'
import type { SiteExport } from '../site-export'

/** The carousel studio needs the network in any case. */
const NOT_OFFLINE = '/preview'

export async function addEarlyScript({ basePath, environment, pages }: SiteExport) {
  const isOfflineOn = environment.OFFLINE !== 'off'
  const [other] = otherLanguages(environment.LANGUAGES, environment.SITE_LANGUAGE || languages[0])
  const scriptFor = (registersWorker: boolean) =>
    bundle('lib/startup/early.ts', {
      BASE_PATH: basePath,
      SITE_LANGUAGE: environment.SITE_LANGUAGE,
      OTHER_LANGUAGE: other ?? '',
      OTHER_SITE: basePath + (other ? languagePath(other) : ''),
      REGISTERS_WORKER: registersWorker ? '1' : '',
    })
  const [plain, withWorker] = await Promise.all([scriptFor(false), scriptFor(true)])
  for (const { document, file, route } of pages) {
    const text = isOfflineOn && route !== NOT_OFFLINE ? withWorker : plain
    insertFirst(headOf(document, file), createElement('script', {}, text))
  }
}

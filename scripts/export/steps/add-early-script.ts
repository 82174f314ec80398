// Puts our one inline script first in every page, bundled and minified from lib/startup/early.ts.
import { bundle } from '../bundle'
import { createElement, headOf, insertFirst } from '../html'
import type { SiteExport } from '../site-export'

/** The carousel studio needs the network in any case. */
const NOT_OFFLINE = '/preview'

export async function addEarlyScript({ basePath, environment, pages }: SiteExport) {
  const isOfflineOn = environment.OFFLINE !== 'off'
  const scriptFor = (registersWorker: boolean) =>
    bundle('lib/startup/early.ts', {
      BASE_PATH: basePath,
      SITE_LANGUAGE: environment.SITE_LANGUAGE,
      REGISTERS_WORKER: registersWorker ? '1' : '',
    })
  const [plain, withWorker] = await Promise.all([scriptFor(false), scriptFor(true)])
  for (const { document, file, route } of pages) {
    const text = isOfflineOn && route !== NOT_OFFLINE ? withWorker : plain
    insertFirst(headOf(document, file), createElement('script', {}, text))
  }
}

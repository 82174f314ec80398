// The steps from Next's export to the finished site, in order.
import type { Environment } from '@/lib/config/environment'
import { readExport, writePages } from './site-export'
import { addContentPolicy } from './steps/add-content-policy'
import { addEarlyScript } from './steps/add-early-script'
import { addStructuredData } from './steps/add-structured-data'
import { compressFiles } from './steps/compress-files'
import { copyWorkPictures } from './steps/copy-work-pictures'
import { joinScripts } from './steps/join-scripts'
import { linkLanguages } from './steps/link-languages'
import { markForEagerCompilation } from './steps/mark-for-eager-compilation'
import { removeEmptySitemap } from './steps/remove-empty-sitemap'
import { removeSharedFiles } from './steps/remove-shared-files'
import { writeHostFiles } from './steps/write-host-files'
import { writeServiceWorker } from './steps/write-service-worker'

export async function finishExport(folder: string, environment: Environment) {
  if (environment.SITE_LANGUAGE) removeSharedFiles(folder, environment.SITE_LANGUAGE)
  const site = readExport(folder, environment)
  if (!environment.SITE_LANGUAGE) removeEmptySitemap(site)
  joinScripts(site)
  addStructuredData(site)
  linkLanguages(site)
  markForEagerCompilation(site)
  await addEarlyScript(site)
  // The policy names the hash of each inline script, so no page changes after this step.
  addContentPolicy(site)
  writePages(site)
  if (!environment.SITE_LANGUAGE) await copyWorkPictures(site)
  await writeServiceWorker(site)
  if (!environment.TEST_BUILD) await compressFiles(site.sharedFolder)
  if (!environment.SITE_LANGUAGE) writeHostFiles(site)
}

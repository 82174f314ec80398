// Removes the sitemap of a site whose URL is not configured: search engines report an empty one as an error.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteExport } from '../site-export'
import { assertNext } from '../unexpected-output'

export function removeEmptySitemap({ folder, environment }: SiteExport) {
  if (environment.NEXT_PUBLIC_SITE_URL) return
  console.log('NEXT_PUBLIC_SITE_URL is not set: no canonical URLs, no sharing images, no sitemap.')
  const sitemap = join(folder, 'sitemap.xml')
  assertNext(existsSync(sitemap), 'The export has no sitemap.xml.')
  rmSync(sitemap)
}

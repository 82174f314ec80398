// Adds JSON-LD for search engines; a component cannot, because Trusted Types forbid React to create scripts on navigation.

import { allPages } from '@/lib/config/all-pages'
import { structuredDataOf } from '@/lib/config/structured-data'
import { createElement, headOf, insertLast } from '../html'
import { pageFor, type SiteExport } from '../site-export'

export function addStructuredData(site: SiteExport) {
  if (!site.environment.NEXT_PUBLIC_SITE_URL) return
  for (const { route, picture } of allPages) {
    if (!picture) continue
    const { document, file } = pageFor(site, route)
    // Escaped, so that no text can end the script element early.
    const json = JSON.stringify(structuredDataOf(route)).replaceAll('<', '\\u003c')
    insertLast(headOf(document, file), createElement('script', { type: 'application/ld+json' }, json))
  }
}

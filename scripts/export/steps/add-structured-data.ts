// Adds JSON-LD for search engines; a component cannot, because Trusted Types forbid React to create scripts on navigation.

import type { Graph } from 'schema-dts'
import { allPages } from '@/lib/config/all-pages'
import { organisationId, structuredDataOf } from '@/lib/config/structured-data'
import { site } from '@/lib/content/facts/site'
import type { PageRoute } from '@/lib/content/pages'
import { localBusiness } from '@/lib/workshop/local-business'
import { readWorkshop } from '@/lib/workshop/workshop-folder'
import { createElement, headOf, insertLast } from '../html'
import { pageFor, type SiteExport } from '../site-export'

const places = readWorkshop()?.places ?? []

/** /contact names the shop's places, if its own file has them. */
function withPlaces(route: PageRoute): Graph {
  const data = structuredDataOf(route)
  if (route !== '/contact') return data
  const shop = { name: site.name, organisationId }
  return { ...data, '@graph': [...data['@graph'], ...places.map((place) => localBusiness(place, shop))] }
}

export function addStructuredData(exported: SiteExport) {
  if (!exported.environment.NEXT_PUBLIC_SITE_URL) return
  for (const { route, picture } of allPages) {
    if (!picture) continue
    const { document, file } = pageFor(exported, route)
    // Escaped, so that no text can end the script element early.
    const json = JSON.stringify(withPlaces(route)).replaceAll('<', '\\u003c')
    insertLast(headOf(document, file), createElement('script', { type: 'application/ld+json' }, json))
  }
}

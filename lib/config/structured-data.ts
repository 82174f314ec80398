import type { Graph, Organization, Service } from 'schema-dts'
import { site } from '@/lib/content/facts/site'
import { type PageRoute, pages } from '@/lib/content/pages'
import { brand } from '@/lib/content/words'
import { filmRoutes } from './film-routes'
import { canonicalUrl } from './site-url'

export const organisationId = `${canonicalUrl('/')}#organisation`

const organisation = {
  '@type': 'Organization',
  '@id': organisationId,
  name: site.name,
  url: canonicalUrl('/'),
  logo: canonicalUrl('/icon-512.png'),
  email: site.email,
  telephone: site.phone,
} satisfies Organization

/** A product line. Omits the price and the rating, because the shop has neither for a line. */
function filmLine(route: PageRoute): Service {
  const { title, description } = pages[route]
  return {
    '@type': 'Service',
    name: title,
    serviceType: title,
    description,
    url: canonicalUrl(route),
    provider: { '@id': organisationId },
  }
}

/** The schema.org data of a page. */
export function structuredDataOf(route: PageRoute): Graph {
  // Stated once, because the small pages are close to their budget.
  const shop = route === '/' ? { ...organisation, description: brand.description } : organisation
  const nodes = filmRoutes.some((each) => each === route) ? [shop, filmLine(route)] : [shop]
  return { '@context': 'https://schema.org', '@graph': nodes }
}

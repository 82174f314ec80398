import type { Metadata } from 'next'
import type { Graph, Organization, Service } from 'schema-dts'
import type { PageText } from '@/lib/content/facts/site'
import { cover, site, social } from '@/lib/content/facts/site'
import { brand, language } from '@/lib/content/language'
import { type PageRoute, pages } from '@/lib/content/pages'
import { filmRoutes } from './routes'
import { canonicalUrl, hasSiteUrl, shopUrl } from './site-url'

export const titleTemplate = `%s · ${site.name}`

/** A page's metadata. Omits Open Graph data without a site URL, because it needs absolute URLs. */
export const metadataOf = (route: PageRoute): Metadata => pageMetadata(route, pages[route])

/** The metadata of a page that `pages` does not list, because not every build has it. */
export function pageMetadata(route: `/${string}`, page: PageText): Metadata {
  return {
    // Absolute, because the home page's title already contains the name that the layout's template appends.
    title: route === '/' ? { absolute: page.title } : page.title,
    description: page.description,
    ...(page.picture ? hasSiteUrl && sharingData(route, page) : { robots: { index: false, follow: false } }),
  }
}

function sharingData(route: `/${string}`, page: PageText): Metadata {
  const { description, picture, pictureSize: [width, height] = [1200, 630] } = page
  const title = route === '/' ? page.title : titleTemplate.replace('%s', () => page.title)
  return {
    alternates: { canonical: canonicalUrl(route) },
    openGraph: {
      type: 'website',
      ...(language.openGraph && { locale: language.openGraph }),
      siteName: site.name,
      title,
      description,
      url: canonicalUrl(route),
      images: picture && { url: canonicalUrl(picture), width, height },
    },
    // Next itself repeats them for X.
  }
}

const organisationId = `${shopUrl}#organisation`

/** The shop's own pages at other sites: a link to their home page is no such page yet. */
const profiles = social.map(({ href }) => href).filter((href) => new URL(href).pathname !== '/')

const organisation = {
  '@type': 'Organization',
  '@id': organisationId,
  name: site.name,
  url: shopUrl,
  logo: canonicalUrl('/icon-512.png'),
  email: site.email,
  telephone: site.phone,
  ...(profiles.length > 0 && { sameAs: profiles }),
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

/** What search engines read about each place of the shop. */
export const placeFacts = {
  name: site.name,
  organisationId,
  /** The id of a place, the same in every language. */
  idOf: (place: string) => `${shopUrl}#${encodeURIComponent(place)}`,
  url: canonicalUrl('/contact'),
  image: canonicalUrl(cover.picture),
}

/** The schema.org data of a page. */
export function structuredDataOf(route: PageRoute): Graph {
  // Stated once, because the small pages are close to their budget.
  const shop = route === '/' ? { ...organisation, description: brand.description } : organisation
  const nodes = filmRoutes.some((each) => each === route) ? [shop, filmLine(route)] : [shop]
  return { '@context': 'https://schema.org', '@graph': nodes }
}

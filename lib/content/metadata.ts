import type { Metadata } from 'next'
import { type PageRoute, type PageText, pages } from './pages'
import { site } from './site'
import { hasSiteUrl, urlOf } from './site-url'

export const titleTemplate = `%s · ${site.name}`

/** A page's metadata; sharing data needs the site's own URL. */
export function metadataOf(route: PageRoute): Metadata {
  const page: PageText = pages[route]
  return {
    // The home page's title contains the shop's name already; the layout's template adds it to the others.
    title: route === '/' ? { absolute: page.title } : page.title,
    description: page.description,
    ...(page.picture ? hasSiteUrl && sharingData(route, page) : { robots: { index: false, follow: false } }),
  }
}

function sharingData(route: PageRoute, page: PageText): Metadata {
  const { description, picture, pictureSize: [width, height] = [1200, 630] } = page
  const title = route === '/' ? page.title : titleTemplate.replace('%s', () => page.title)
  return {
    alternates: { canonical: urlOf(route) },
    openGraph: {
      type: 'website',
      siteName: site.name,
      title,
      description,
      url: urlOf(route),
      images: picture && { url: urlOf(picture), width, height },
    },
    twitter: { card: 'summary_large_image' },
  }
}

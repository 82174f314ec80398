import type { MetadataRoute } from 'next'
import { allPages } from '@/lib/config/routes'
import { canonicalUrl, hasSiteUrl, languageUrls } from '@/lib/config/site-url'
import { hasWork } from '@/lib/workshop/workshop-folder'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  if (!hasSiteUrl) return []
  const routes = allPages.filter(({ picture }) => picture).map(({ route }): `/${string}` => route)
  if (hasWork()) routes.push('/work')
  return routes.flatMap(entriesOf)
}

/** A page in each language, with the same page in all of them. */
function entriesOf(route: `/${string}`): MetadataRoute.Sitemap {
  const urls = languageUrls(route)
  if (!urls) return [{ url: canonicalUrl(route) }]
  const { 'x-default': _, ...ofLanguages } = urls
  return Object.values(ofLanguages).map((url) => ({ url, alternates: { languages: urls } }))
}

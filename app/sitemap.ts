import type { MetadataRoute } from 'next'
import { allPages } from '@/lib/config/all-pages'
import { canonicalUrl, hasSiteUrl } from '@/lib/config/site-url'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  if (!hasSiteUrl) return []
  const routes = allPages.filter(({ picture }) => picture).map(({ route }): `/${string}` => route)
  if (process.env.WORKSHOP_WORK) routes.push('/work')
  return routes.map((route) => ({ url: canonicalUrl(route) }))
}

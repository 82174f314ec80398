import type { MetadataRoute } from 'next'
import { allPages } from '@/lib/config/all-pages'
import { canonicalUrl, hasSiteUrl } from '@/lib/config/site-url'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return allPages
    .filter(({ picture }) => picture && hasSiteUrl)
    .map(({ route }) => ({ url: canonicalUrl(route) }))
}

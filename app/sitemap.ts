import type { MetadataRoute } from 'next'
import { canonicalUrl, hasSiteUrl } from '@/lib/config/site-url'
import { allPages } from '@/lib/content/pages'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return allPages
    .filter(({ picture }) => picture && hasSiteUrl)
    .map(({ route }) => ({ url: canonicalUrl(route) }))
}

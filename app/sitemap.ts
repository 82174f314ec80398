import type { MetadataRoute } from 'next'
import { hasSiteUrl, urlOf } from '@/lib/config/site-url'
import { allPages } from '@/lib/content/pages'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return allPages.filter(({ picture }) => picture && hasSiteUrl).map(({ route }) => ({ url: urlOf(route) }))
}

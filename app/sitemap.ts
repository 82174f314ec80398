import type { MetadataRoute } from 'next'
import { allPages } from '@/lib/content/pages'
import { hasSiteUrl, urlOf } from '@/lib/content/site-url'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return allPages.filter(({ picture }) => picture && hasSiteUrl).map(({ route }) => ({ url: urlOf(route) }))
}

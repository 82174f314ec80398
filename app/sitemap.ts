import type { MetadataRoute } from 'next'
import { allPages } from '@/lib/content/pages'
import { hasAddress, urlOf } from '@/lib/content/site-url'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return allPages
    .filter(({ picture }) => picture && hasAddress)
    .map(({ address }) => ({ url: urlOf(address) }))
}

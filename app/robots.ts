import type { MetadataRoute } from 'next'
import { hasSiteUrl, urlOf } from '@/lib/content/site-url'

export const dynamic = 'force-static'

/** What is not to be listed says so itself: a page that may not be read cannot. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, ...(hasSiteUrl && { sitemap: urlOf('/sitemap.xml') }) }
}

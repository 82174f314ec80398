import type { MetadataRoute } from 'next'
import { canonicalUrl, hasSiteUrl } from '@/lib/config/site-url'

export const dynamic = 'force-static'

/** Nothing is disallowed: a crawler only sees a page's `noindex` if it may fetch the page. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    ...(hasSiteUrl && { sitemap: canonicalUrl('/sitemap.xml') }),
  }
}

import type { MetadataRoute } from 'next'
import { asset, SITE_PATH } from '@/lib/config/asset'
import { FRAME_COLOUR } from '@/lib/config/shared-values'
import { site } from '@/lib/content/facts/site'
import { brand } from '@/lib/content/language'
import { LOCALE } from '@/lib/content/words'

export const dynamic = 'force-static'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    lang: LOCALE,
    description: brand.description,
    start_url: `${SITE_PATH}/`,
    display: 'browser',
    background_color: FRAME_COLOUR,
    theme_color: FRAME_COLOUR,
    icons: [
      { src: asset('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: asset('/icon-512.png'), sizes: '512x512', type: 'image/png' },
    ],
  }
}

import { preload } from 'react-dom'
import { ShopBrowser } from '@/components/shop/shop-browser'
import { SkeletonGrid, WithoutScript } from '@/components/shop/skeleton-grid'
import { FilmLinks } from '@/components/ui/film-links'
import { PageHead, Sheet } from '@/components/ui/sheet'
import { metadataOf } from '@/lib/config/metadata'
import { pages } from '@/lib/content/pages'
import { cardFacts, shopPage as texts } from '@/lib/content/shop'
import { CHARACTERS_URL } from '@/lib/shop/fetch-characters'

export const metadata = metadataOf('/shop')

export default function ShopPage() {
  // Starts the request while the HTML loads instead of after the scripts.
  preload(CHARACTERS_URL, { as: 'fetch', crossOrigin: 'anonymous', referrerPolicy: 'no-referrer' })
  const lead = texts.lead(cardFacts)
  return (
    <Sheet>
      <PageHead title={pages['/shop'].title}>
        {lead.before}
        <FilmLinks />
        {lead.after}
      </PageHead>
      <WithoutScript>
        <ShopBrowser skeleton={<SkeletonGrid />} />
      </WithoutScript>
    </Sheet>
  )
}

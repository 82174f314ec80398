import { preload } from 'react-dom'
import { ShopBrowser } from '@/components/shop/shop-browser'
import { ShopError } from '@/components/shop/shop-error'
import { SkeletonGrid } from '@/components/shop/skeleton-grid'
import { WithoutScript } from '@/components/shop/without-script'
import { FilmLinks } from '@/components/ui/film-links'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'
import { metadataOf } from '@/lib/config/metadata'
import { pages } from '@/lib/content/pages'
import { cardFacts, shopPage as texts } from '@/lib/content/shop/page'
import { samplePortraits } from '@/lib/shop/sample-portraits'
import { CHARACTERS_URL } from '@/lib/shop/service-url'

export const metadata = metadataOf('/shop')

/** Two rows on a phone, where connections are slowest. */
const EARLY_PORTRAITS = 4

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
        <ShopBrowser
          skeleton={<SkeletonGrid portraits={samplePortraits(EARLY_PORTRAITS)} />}
          failure={<ShopError />}
        />
      </WithoutScript>
    </Sheet>
  )
}

import { preload } from 'react-dom'
import { ShopBrowser } from '@/components/shop/shop-browser'
import { SkeletonGrid, WithoutScript } from '@/components/shop/skeleton-grid'
import { FilmLinks } from '@/components/ui/film-links'
import { Sheet } from '@/components/ui/sheet'
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
      <ShopBrowser
        head={
          <>
            <h1 className="m-0 fs-4xl">{pages['/shop'].title}</h1>
            <p className="m-0 text-body-secondary fs-sm">
              {lead.before}
              <FilmLinks />
              {lead.after}
            </p>
          </>
        }
        skeleton={<SkeletonGrid />}
      />
      <WithoutScript />
    </Sheet>
  )
}

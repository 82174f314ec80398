import { HeartButton } from '@/components/favourites/heart-button'
import { ShopBrowser } from '@/components/shop/shop-browser'
import { ShopError } from '@/components/shop/shop-error'
import { SkeletonGrid } from '@/components/shop/skeleton-grid'
import { WithoutScript } from '@/components/shop/without-script'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'
import { metadataOf } from '@/lib/content/pages'

export const metadata = metadataOf('/shop')

export default function ShopPage() {
  return (
    <Sheet>
      <PageHead title="Shop">The character series: printed sheets, one price.</PageHead>
      <WithoutScript>
        <ShopBrowser skeleton={<SkeletonGrid />} failure={<ShopError />} Heart={HeartButton} />
      </WithoutScript>
    </Sheet>
  )
}

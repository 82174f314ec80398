import type { Metadata } from 'next'
import { HeartButton } from '@/components/favourites/heart-button'
import { ShopBrowser } from '@/components/shop/shop-browser'
import { ShopError } from '@/components/shop/shop-error'
import { SkeletonGrid } from '@/components/shop/skeleton-grid'
import { WithoutScript } from '@/components/shop/without-script'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'

export const metadata: Metadata = { title: 'Shop' }

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

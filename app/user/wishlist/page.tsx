import type { Metadata } from 'next'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'

export const metadata: Metadata = { title: 'Wishlist' }

export default function WishlistPage() {
  return (
    <Sheet>
      <PageHead title="Wishlist">This section of the account area holds no sample data yet.</PageHead>
    </Sheet>
  )
}

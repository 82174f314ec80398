import type { Metadata } from 'next'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'

export const metadata: Metadata = { title: 'Shop' }

export default function ShopPage() {
  return (
    <Sheet>
      <PageHead title="Shop">
        The character series: printed sheets, one price. The cards are not laid out on this page yet.
      </PageHead>
    </Sheet>
  )
}

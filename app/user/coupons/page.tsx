import type { Metadata } from 'next'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'

export const metadata: Metadata = { title: 'Coupons' }

export default function CouponsPage() {
  return (
    <Sheet>
      <PageHead title="Coupons">This section of the account area holds no sample data yet.</PageHead>
    </Sheet>
  )
}

import type { Metadata } from 'next'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'

export const metadata: Metadata = { title: 'Orders' }

export default function OrdersPage() {
  return (
    <Sheet>
      <PageHead title="Orders">This section of the account area holds no sample data yet.</PageHead>
    </Sheet>
  )
}

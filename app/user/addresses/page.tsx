import type { Metadata } from 'next'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'

export const metadata: Metadata = { title: 'Addresses' }

export default function AddressesPage() {
  return (
    <Sheet>
      <PageHead title="Addresses">This section of the account area holds no sample data yet.</PageHead>
    </Sheet>
  )
}

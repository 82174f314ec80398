import type { Metadata } from 'next'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'

export const metadata: Metadata = { title: 'Overview' }

export default function OverviewPage() {
  return (
    <Sheet>
      <PageHead title="Overview">The account area holds no sample data yet.</PageHead>
    </Sheet>
  )
}

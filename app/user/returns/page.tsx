import type { Metadata } from 'next'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'

export const metadata: Metadata = { title: 'Returns' }

export default function ReturnsPage() {
  return (
    <Sheet>
      <PageHead title="Returns">This section of the account area holds no sample data yet.</PageHead>
    </Sheet>
  )
}

import type { Metadata } from 'next'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'

export const metadata: Metadata = { title: 'Products' }

export default function AdminPage() {
  return (
    <Sheet>
      <PageHead title="Products">The product list is not open yet.</PageHead>
    </Sheet>
  )
}

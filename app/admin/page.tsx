import type { Metadata } from 'next'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'

export const metadata: Metadata = { title: 'Products' }

export default function AdminPage() {
  return (
    <Sheet>
      <PageHead title="Products">
        A local notebook of products, kept in this browser only. It has no pages yet.
      </PageHead>
    </Sheet>
  )
}

import type { Metadata } from 'next'
import { ReachUs } from '@/components/enquiry/reach-us'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'

export const metadata: Metadata = { title: 'Support' }

export default function SupportPage() {
  return (
    <Sheet>
      <PageHead title="Support">Questions about an order or a film.</PageHead>
      <ReachUs />
    </Sheet>
  )
}

import type { Metadata } from 'next'
import { ReachUs } from '@/components/enquiry/reach-us'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'

export const metadata: Metadata = { title: 'Contact' }

export default function ContactPage() {
  return (
    <Sheet>
      <PageHead title="Contact">Tell us the vehicle or vessel and what bothers you about it.</PageHead>
      <ReachUs />
    </Sheet>
  )
}

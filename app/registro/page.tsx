import type { Metadata } from 'next'
import { ReachUs } from '@/components/enquiry/reach-us'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'

export const metadata: Metadata = { title: 'Register' }

export default function RegisterPage() {
  return (
    <Sheet>
      <PageHead title="Register">Ask us for an account.</PageHead>
      <ReachUs />
    </Sheet>
  )
}

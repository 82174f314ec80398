import type { Metadata } from 'next'
import { ReachUs } from '@/components/enquiry/reach-us'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'

export const metadata: Metadata = { title: 'Reset your password' }

export default function ForgotPasswordPage() {
  return (
    <Sheet>
      <PageHead title="Reset your password">Ask us to reset your password.</PageHead>
      <ReachUs />
    </Sheet>
  )
}

import type { Metadata } from 'next'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'

export const metadata: Metadata = { title: 'Sign in' }

export default function LoginPage() {
  return (
    <Sheet>
      <PageHead title="Sign in">
        There is nothing to sign in to yet. The shop and the film pages need no account.
      </PageHead>
    </Sheet>
  )
}

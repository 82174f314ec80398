import type { Metadata } from 'next'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'

export const metadata: Metadata = { title: 'Settings' }

export default function SettingsPage() {
  return (
    <Sheet>
      <PageHead title="Settings">This section of the account area holds no sample data yet.</PageHead>
    </Sheet>
  )
}

import type { Metadata } from 'next'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'

export const metadata: Metadata = { title: 'Window Film' }

export default function WindowFilmPage() {
  return (
    <Sheet>
      <PageHead title="Window Film">
        VLT is visible light transmission: the share of light that gets through. A lower number is darker.
      </PageHead>
    </Sheet>
  )
}

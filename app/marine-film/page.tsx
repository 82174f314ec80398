import type { Metadata } from 'next'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'

export const metadata: Metadata = { title: 'Marine Film' }

export default function MarineFilmPage() {
  return (
    <Sheet>
      <PageHead title="Marine Film">
        For the parts of a hull that docks, salt and sun find first. Above the waterline only.
      </PageHead>
    </Sheet>
  )
}

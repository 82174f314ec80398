import type { Metadata } from 'next'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'

export const metadata: Metadata = { title: 'Paint Protection Film' }

export default function PpfPage() {
  return (
    <Sheet>
      <PageHead title="Paint Protection Film">
        Clear, elastic polyurethane, laid over the paint to take the marks of the road.
      </PageHead>
    </Sheet>
  )
}

import type { Metadata } from 'next'
import { PageHead } from '@/components/ui/page-head'
import { Sheet } from '@/components/ui/sheet'

export const metadata: Metadata = { title: 'About' }

export default function AboutPage() {
  return (
    <Sheet>
      <PageHead title="About">
        Tersa is a Spanish word for how a surface should feel: smooth, taut, glossy. The shop is named after
        it.
      </PageHead>
    </Sheet>
  )
}

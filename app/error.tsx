'use client'

import { Failure } from '@/components/site/failure'
import { Sheet } from '@/components/ui/sheet'

export default function PageError({ retry }: { retry: () => void }) {
  return (
    <Sheet>
      <Failure onRetry={retry} />
    </Sheet>
  )
}

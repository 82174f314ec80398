'use client'

import { useEffect } from 'react'
import { Failure } from '@/components/site/failure'
import { Sheet } from '@/components/ui/sheet'
import { isReopened, reloadFor } from '@/lib/outside/new-deploy'

export default function PageError({ error, retry }: { error: Error; retry: () => void }) {
  // The code of a page that a new deploy has replaced: loaded anew it is there, and once is enough.
  useEffect(() => {
    const page = window.location.pathname
    if (error.name === 'ChunkLoadError' && !isReopened(page)) reloadFor(page)
  }, [error])

  return (
    <Sheet>
      <Failure onRetry={retry} />
    </Sheet>
  )
}

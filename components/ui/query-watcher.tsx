'use client'

import { useSearchParams } from 'next/navigation'
import { Suspense, useEffect } from 'react'
import { followRouter } from '@/lib/url/query-state'

/** Makes a tool re-read its query when a link leads to the route it is on; client navigation fires no browser event. */
export function QueryWatcher() {
  // Only this part waits for the query; the tool itself stays in the exported HTML.
  return (
    <Suspense>
      <Watcher />
    </Suspense>
  )
}

function Watcher() {
  const query = useSearchParams().toString()
  useEffect(() => followRouter(query), [query])
  return null
}

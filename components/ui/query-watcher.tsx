'use client'

import { useSearchParams } from 'next/navigation'
import { Suspense, useEffect } from 'react'
import { followRouter } from '@/lib/url/query-state'

/** Makes a tool re-read its query after a link to the current route, because client navigation fires no browser event. */
export function QueryWatcher() {
  // A separate Suspense boundary keeps the tool itself in the exported HTML.
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

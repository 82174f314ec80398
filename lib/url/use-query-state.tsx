'use client'

import { useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useMemo } from 'react'
import { useBrowserValue } from '@/lib/browser/use-browser-value'
import { currentQuery, followRouter, onQueryChange } from './query-state'

/** The URL's query; empty in the exported HTML and while hydrating. */
export function useQueryState(): URLSearchParams {
  const search = useBrowserValue(currentQuery, onQueryChange)
  return useMemo(() => new URLSearchParams(search), [search])
}

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

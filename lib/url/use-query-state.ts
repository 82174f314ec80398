import { useMemo } from 'react'
import { useBrowserValue } from '@/lib/browser/use-browser-value'
import { currentQuery, onQueryChange } from '@/lib/url/query-state'

/** The URL's query; empty in the exported HTML and while hydrating. */
export function useQueryState(): URLSearchParams {
  const search = useBrowserValue(currentQuery, onQueryChange)
  return useMemo(() => new URLSearchParams(search), [search])
}

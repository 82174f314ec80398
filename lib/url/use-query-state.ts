import { useMemo, useSyncExternalStore } from 'react'
import { currentQuery, onQueryChange } from '@/lib/url/query-state'

const notReadYet = () => ''

/** The URL's query; empty in the exported HTML and while hydrating. */
export function useQueryState(): URLSearchParams {
  const search = useSyncExternalStore(onQueryChange, currentQuery, notReadYet)
  return useMemo(() => new URLSearchParams(search), [search])
}

import { useMemo } from 'react'
import { setQueryState } from '@/lib/outside/query-state'
import { useQueryState } from '@/lib/outside/use-query-state'
import { readView, type View, writeView } from '@/lib/products/view'

/** What of the list is shown; it is kept in the URL, so that it survives a reload. */
export function useListView() {
  const query = useQueryState()
  const view = useMemo(() => readView(query), [query])
  return {
    view,
    setView: (change: Partial<View>) => setQueryState(writeView({ ...view, ...change })),
    hrefOf: (page: number) => `?${new URLSearchParams(writeView({ ...view, page }))}`,
  }
}

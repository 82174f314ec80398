import { useMemo } from 'react'
import { readView, type View, writeView } from '@/lib/products/view'
import { setQueryState } from '@/lib/url/query-state'
import { useQueryState } from '@/lib/url/use-query-state'

/** Stores the view of the list in the URL, so that it survives a reload. */
export function useListView() {
  const query = useQueryState()
  const view = useMemo(() => readView(query), [query])
  return {
    view,
    setView: (change: Partial<View>) => setQueryState(writeView({ ...view, ...change })),
    hrefOf: (page: number) => `?${new URLSearchParams(writeView({ ...view, page }))}`,
  }
}

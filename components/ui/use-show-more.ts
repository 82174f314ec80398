import { type RefObject, useEffect, useRef, useState } from 'react'

const STEP = 50

/** The first of a list, and more on demand: thousands at once would hold the page up. */
export function useShowMore<T>(all: readonly T[], list: RefObject<HTMLElement | null>) {
  const [limit, setLimit] = useState(STEP)
  const firstNew = useRef<number | null>(null)

  // The button may be gone now: the focus goes on where the new ones begin.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step
  useEffect(() => {
    const item = firstNew.current === null ? null : list.current?.children[firstNew.current]
    firstNew.current = null
    if (!(item instanceof HTMLElement)) return
    item.tabIndex = -1
    item.focus()
  }, [limit])

  function showMore() {
    firstNew.current = limit
    setLimit(limit + STEP)
  }
  return { shown: all.slice(0, limit), more: Math.max(0, all.length - limit), showMore }
}

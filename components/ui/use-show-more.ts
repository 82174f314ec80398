import { useState } from 'react'

const STEP = 50

/** The first of a list, and more on demand: thousands at once would hold the page up. */
export function useShowMore<T>(all: readonly T[]) {
  const [limit, setLimit] = useState(STEP)
  return {
    shown: all.slice(0, limit),
    more: Math.max(0, all.length - limit),
    showMore: () => setLimit(limit + STEP),
  }
}

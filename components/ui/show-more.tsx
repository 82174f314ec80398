import { type RefObject, useState } from 'react'
import { showMore as texts } from '@/lib/content/ui'
import { focusAfter } from './focus'

export function ShowMore({ more, onShow }: { more: number; onShow: () => void }) {
  if (more === 0) return null
  return (
    <button className="btn btn-line" type="button" onClick={onShow}>
      {texts.button(more)}
    </button>
  )
}

const STEP = 50

/** Shows a long list in steps, because rendering thousands of items at once would block the page. */
export function useShowMore<T>(all: readonly T[], list: RefObject<HTMLElement | null>) {
  const [limit, setLimit] = useState(STEP)

  /** Focuses the first new item, since the button may be gone after the last step. */
  function showMore() {
    focusAfter(
      () => setLimit(limit + STEP),
      () => {
        const item = list.current?.children[limit]
        if (!(item instanceof HTMLElement)) return null
        item.tabIndex = -1
        return item
      },
    )
  }
  return { shown: all.slice(0, limit), more: Math.max(0, all.length - limit), showMore }
}

import { type RefObject, useEffect, useState } from 'react'
import type { Typed } from '@/lib/storage/visit-drafts'

/** Focuses the first field of what opens, and selects its text. After a reload, the focus stays where the browser put it. */
export function useFocusUnlessRestored(place: RefObject<HTMLElement | null>, typed: Typed) {
  const [wasFresh] = useState(() => Object.keys(typed).length === 0)

  useEffect(() => {
    if (!wasFresh) return
    const field = place.current?.querySelector('input')
    field?.focus()
    // It does not focus the field in every browser.
    field?.select()
  }, [place, wasFresh])
}

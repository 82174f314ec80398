import { type RefObject, useEffect, useState } from 'react'
import type { Typed } from '@/lib/storage/visit-drafts'

/**
 * Focuses the first field of what opens, and selects its text. After a reload, and where it appears while the focus is
 * elsewhere, that stays.
 */
export function useFocusUnlessRestored(place: RefObject<HTMLElement | null>, typed: Typed) {
  const [wasFresh] = useState(() => Object.keys(typed).length === 0)

  useEffect(() => {
    // The pressed button, which had the focus, is gone.
    if (!wasFresh || !document.activeElement?.contains(place.current)) return
    const field = place.current?.querySelector('input')
    field?.focus()
    // It does not focus the field in every browser.
    field?.select()
  }, [place, wasFresh])
}

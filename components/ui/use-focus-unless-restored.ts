import { type RefObject, useEffect, useState } from 'react'
import type { Typed } from '@/lib/storage/visit-drafts'

/** Focuses the first field of what opens and selects its text, unless it has a draft or the focus is elsewhere. */
export function useFocusUnlessRestored(place: RefObject<HTMLElement | null>, typed: Typed) {
  const [wasFresh] = useState(() => Object.keys(typed).length === 0)

  useEffect(() => {
    // After a press the focus is on the body, because the button is gone.
    if (!wasFresh || !document.activeElement?.contains(place.current)) return
    const field = place.current?.querySelector('input')
    field?.focus()
    // It does not focus the field in every browser.
    field?.select()
  }, [place, wasFresh])
}

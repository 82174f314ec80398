import { type FocusEvent, type MouseEvent, useState } from 'react'

const SHOWN_MS = 10_000

/** Props of a toast that hides after ten seconds, unless the pointer or the focus is on it. */
export function useHeldToast() {
  const [isHeld, setIsHeld] = useState(false)
  return {
    animation: false,
    autohide: !isHeld,
    delay: SHOWN_MS,
    onMouseEnter: () => setIsHeld(true),
    onMouseLeave: ({ currentTarget }: MouseEvent) =>
      setIsHeld(currentTarget.contains(document.activeElement)),
    onFocus: () => setIsHeld(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setIsHeld(currentTarget.contains(relatedTarget)),
  }
}

import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'

/** Whether a visitor is at something, with the mouse or with the keyboard. */
export function useAttention(place: RefObject<HTMLElement | null>) {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)

  // A mouse that was there before the page was ready never enters.
  useEffect(() => {
    const look = () => setIsHovered(place.current?.matches(':hover') ?? false)
    look()
    window.addEventListener('pageshow', look)
    return () => window.removeEventListener('pageshow', look)
  }, [place])

  return {
    isHeld: isHovered || isFocused,
    /** As if the visitor had left: until the mouse or the focus comes anew. */
    release() {
      setIsHovered(false)
      setIsFocused(false)
    },
    props: {
      // A tap is no hover, and the focus that a click leaves behind is no keyboard's.
      onPointerOver: (event: PointerEvent) => setIsHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setIsHovered(false),
      onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  }
}

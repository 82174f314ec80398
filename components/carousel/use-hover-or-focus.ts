import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'

/** Whether a visitor hovers an element with the mouse or has the keyboard focus in it. */
export function useHoverOrFocus(place: RefObject<HTMLElement | null>) {
  const [hover, setHover] = useState<'away' | 'over' | 'released'>('away')
  const [isFocused, setIsFocused] = useState(false)

  // A mouse that was over the element before hydration fires no event.
  useEffect(() => {
    const readHover = () => setHover(place.current?.matches(':hover') ? 'over' : 'away')
    readHover()
    window.addEventListener('pageshow', readHover)
    return () => window.removeEventListener('pageshow', readHover)
  }, [place])

  return {
    isHeld: hover === 'over' || isFocused,
    /** Ignores the current hover and focus. A mouse counts again once it has left. */
    release() {
      setHover((before) => (before === 'over' ? 'released' : before))
      setIsFocused(false)
    },
    props: {
      // A tap is not a hover, and focus from a click is not keyboard focus.
      onPointerOver({ pointerType }: PointerEvent) {
        if (pointerType === 'touch') setHover('away')
        else setHover((before) => (before === 'released' ? before : 'over'))
      },
      onPointerLeave: () => setHover('away'),
      onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  }
}

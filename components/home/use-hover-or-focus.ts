import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'

/** Whether a visitor hovers an element with the mouse or has the keyboard focus in it. */
export function useHoverOrFocus(place: RefObject<HTMLElement | null>) {
  const [hover, setHover] = useState<'away' | 'over' | 'released'>('away')
  const [isFocused, setIsFocused] = useState(false)

  // A mouse that was there before the page was ready never enters.
  useEffect(() => {
    const look = () => setHover(place.current?.matches(':hover') ? 'over' : 'away')
    look()
    window.addEventListener('pageshow', look)
    return () => window.removeEventListener('pageshow', look)
  }, [place])

  return {
    isHeld: hover === 'over' || isFocused,
    /** As if the visitor had left. A mouse that stays there counts again once it has left. */
    release() {
      setHover((before) => (before === 'over' ? 'released' : before))
      setIsFocused(false)
    },
    props: {
      // A tap does not hover, and the focus that a click leaves behind is not the keyboard's.
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

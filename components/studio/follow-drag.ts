import type { PointerEvent as ReactPointerEvent } from 'react'

/** Calls `onMove` with how far the pointer has moved, in pixels, until it is released. */
export function followDrag(event: ReactPointerEvent<Element>, onMove: (x: number, y: number) => void) {
  const { currentTarget, clientX, clientY, pointerId } = event
  const gone = new AbortController()
  const { signal } = gone
  const move = (moved: Event) => {
    if (moved instanceof PointerEvent) onMove(moved.clientX - clientX, moved.clientY - clientY)
  }
  currentTarget.setPointerCapture(pointerId)
  currentTarget.addEventListener('pointermove', move, { signal })
  currentTarget.addEventListener('lostpointercapture', () => gone.abort(), { signal })
}

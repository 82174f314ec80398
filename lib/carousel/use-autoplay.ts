import { useEffect, useEffectEvent, useRef } from 'react'
import { SLIDE_INTERVAL_MS } from '@/lib/content/shared-values'

/** Turns when a slide has been shown for the interval; a pause or a hidden page keeps what has passed of it. */
export function useAutoplay(index: number, isMoving: boolean, turn: () => void) {
  const shown = useRef({ index, elapsedMs: 0 })
  const onTurn = useEffectEvent(turn)

  useEffect(() => {
    if (shown.current.index !== index) shown.current = { index, elapsedMs: 0 }
    if (!isMoving) return
    const slide = shown.current
    let stop = () => {}

    function start() {
      const startedAt = performance.now()
      const timer = setTimeout(() => onTurn(), SLIDE_INTERVAL_MS - slide.elapsedMs)
      stop = () => {
        clearTimeout(timer)
        slide.elapsedMs += performance.now() - startedAt
      }
    }

    // No React state: in Firefox, work that is scheduled while a page goes away never runs and blocks later updates.
    function followVisibility() {
      stop()
      stop = () => {}
      if (!document.hidden) start()
    }

    followVisibility()
    document.addEventListener('visibilitychange', followVisibility)
    return () => {
      document.removeEventListener('visibilitychange', followVisibility)
      stop()
    }
  }, [index, isMoving])
}

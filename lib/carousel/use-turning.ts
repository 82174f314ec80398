import { useEffect, useEffectEvent, useRef } from 'react'
import { SLIDE_INTERVAL_MS } from '@/lib/content/shared-values'

/** Turns when a slide has been shown for the interval; a pause keeps what has passed of it. */
export function useTurning(index: number, isMoving: boolean, turn: () => void) {
  const shown = useRef({ index, elapsedMs: 0 })
  const onTurn = useEffectEvent(turn)

  useEffect(() => {
    if (shown.current.index !== index) shown.current = { index, elapsedMs: 0 }
    if (!isMoving) return
    const slide = shown.current
    const startedAt = performance.now()
    const timer = setTimeout(() => onTurn(), SLIDE_INTERVAL_MS - slide.elapsedMs)
    return () => {
      clearTimeout(timer)
      slide.elapsedMs += performance.now() - startedAt
    }
  }, [index, isMoving])
}

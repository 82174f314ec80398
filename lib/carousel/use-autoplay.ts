import { useEffect, useEffectEvent, useRef } from 'react'
import { useBrowserValue } from '@/lib/browser/use-browser-value'
import { SLIDE_INTERVAL_MS } from '@/lib/config/shared-values'
import { createStoredValue, wordCodec } from '@/lib/storage/stored-value'

/** Calls `turn` after each interval. Pausing or hiding the page preserves the elapsed time. */
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

    // Avoids React state: in Firefox, work scheduled while a page unloads never runs and blocks later updates.
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

/** Whether the visitor stopped the carousel. Play applies to one visit; then the system setting applies again. */
export const stoppedStore = createStoredValue(wordCodec('tersa.motion', 'paused'))

// The hooks below return `false` in the exported HTML and while hydrating.

export function useMediaQuery(query: string): boolean {
  const matches = useBrowserValue(
    () => window.matchMedia(query).matches,
    (onChange) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
  )
  return matches ?? false
}

export function usePageLoaded(): boolean {
  return useBrowserValue(() => document.readyState === 'complete', onLoad) ?? false
}

function onLoad(onChange: () => void) {
  window.addEventListener('load', onChange)
  return () => window.removeEventListener('load', onChange)
}

/** Whether the visitor has turned on data saving; `false` in browsers that do not expose it. */
export function useSaveData(): boolean {
  return useBrowserValue(readSaveData) ?? false
}

function readSaveData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return connection instanceof EventTarget && Reflect.get(connection, 'saveData') === true
}

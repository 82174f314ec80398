import { useEffect, useEffectEvent } from 'react'
import { useSave } from '@/components/studio/save/use-save'
import { useStep } from './use-step'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type="range"]), textarea, select')

/** Keyboard shortcuts for undo, redo and save, on the page and in the preview. Text fields keep the browser's undo. */
export function useStudioKeys(frame: Window | null) {
  const step = useStep()
  const save = useSave()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    if (key === 's' && !event.shiftKey) {
      event.preventDefault()
      void save.press()
    }
    if (key !== 'z' || isTyping(event.target)) return
    event.preventDefault()
    step(event.shiftKey ? 'redo' : 'undo')
  })
  useEffect(() => {
    const windows = frame ? [window, frame] : [window]
    const listener = (event: KeyboardEvent) => onKey(event)
    for (const one of windows) one.addEventListener('keydown', listener)
    return () => {
      for (const one of windows) one.removeEventListener('keydown', listener)
    }
  }, [frame])
}

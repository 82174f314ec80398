import { useEffect } from 'react'
import { redo, undo } from './history-commands'

/** Ctrl or ⌘ with Z, Shift Z and Y. In a text field the keys belong to the browser. */
export function useHistoryKeys() {
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

function onKey(event: KeyboardEvent) {
  const key = event.key.toLowerCase()
  if (!(event.ctrlKey || event.metaKey) || event.altKey || isTextField(event.target)) return
  if (key === 'z' && !event.shiftKey) undo()
  else if (key === 'z' || key === 'y') redo()
  else return
  event.preventDefault()
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('textarea, select, input:not([type="checkbox"])')
}

import { useEffect } from 'react'
import { redo, undo } from './history-commands'

/** Fields that the user has cleared; the browser can undo that. */
const emptied = new WeakSet<EventTarget>()

/** Handles Ctrl or ⌘ with Z, Shift+Z and Y, except in a text field where the browser has text to undo. */
export function useHistoryKeys() {
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    window.addEventListener('input', onInput)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('input', onInput)
    }
  }, [])
}

function onInput({ target }: Event) {
  if (!(target instanceof HTMLInputElement)) return
  if (target.value === '') emptied.add(target)
  else emptied.delete(target)
}

function onKey(event: KeyboardEvent) {
  const key = event.key.toLowerCase()
  if (!(event.ctrlKey || event.metaKey) || event.altKey || hasTextToUndo(event.target)) return
  if (key === 'z' && !event.shiftKey) undo()
  else if (key === 'z' || key === 'y') redo()
  else return
  event.preventDefault()
}

/** A field cleared by submitting its form keeps the focus but has no text to undo. */
function hasTextToUndo(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement)) return target instanceof HTMLTextAreaElement
  return target.type !== 'checkbox' && (target.value !== '' || emptied.has(target))
}

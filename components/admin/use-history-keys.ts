import { useEffect } from 'react'
import { redo, undo } from './history-commands'

/** Fields in which a person has deleted the text, which the browser can undo. */
const emptied = new WeakSet<EventTarget>()

/** Ctrl or ⌘ with Z, Shift Z and Y. In a text field the keys belong to the browser as long as it has text to undo. */
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

/** A form that has been submitted empties its fields itself, and the focus stays in them. */
function hasTextToUndo(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement)) return target instanceof HTMLTextAreaElement
  return target.type !== 'checkbox' && (target.value !== '' || emptied.has(target))
}

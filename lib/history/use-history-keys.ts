import { useEffect, useEffectEvent } from 'react'
import { isDialogOpen } from '@/lib/browser/browser'
import type { Direction } from './history'

type Options = {
  /** Another window that takes the keys as well. */
  frame?: Window | null
  /** Takes Ctrl+S, in text fields too. */
  onSave?: () => void
}

/** Handles Ctrl or ⌘ with Z, Shift+Z and Y, except behind a dialog or in a text field where the browser has text to undo. */
export function useHistoryKeys(onStep: (direction: Direction) => void, { frame, onSave }: Options = {}) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    if (key === 's' && !event.shiftKey && onSave) onSave()
    else if (!['z', 'y'].includes(key) || hasTextToUndo(event.target) || isDialogOpen()) return
    else onStep(key === 'z' && !event.shiftKey ? 'undo' : 'redo')
    event.preventDefault()
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener, { signal })
    window.addEventListener('input', recordEmptied, { signal })
    frame?.addEventListener('keydown', listener, { signal })
    return () => listening.abort()
  }, [frame])
}

/** Fields that the user has cleared; the browser can undo that. */
const emptied = new WeakSet<EventTarget>()

function recordEmptied({ target }: Event) {
  if (!(target instanceof HTMLInputElement)) return
  if (target.value === '') emptied.add(target)
  else emptied.delete(target)
}

/** A field cleared by submitting its form keeps the focus but has no text to undo. */
function hasTextToUndo(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement)) return target instanceof HTMLTextAreaElement
  return !['checkbox', 'range'].includes(target.type) && (target.value !== '' || emptied.has(target))
}

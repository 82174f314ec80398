import { useRef, useState } from 'react'
import { announce } from '@/lib/announcements/announcements'

/** `number` distinguishes removals whose texts are equal. */
export type Removal = { number: number; text: string; restore: () => void }

/** Removals are undone one by one, the latest first; `anchor` gets the focus when none is left. */
export function useUndo<T extends HTMLElement>(topic: string) {
  const [removals, setRemovals] = useState<readonly Removal[]>([])
  const anchor = useRef<T>(null)
  const last = removals.at(-1) ?? null

  function removed(text: string, restore: () => void) {
    setRemovals((earlier) => [...earlier, { number: (earlier.at(-1)?.number ?? 0) + 1, text, restore }])
    // Each removal is announced, however fast they come.
    announce(`${topic}: ${text}`, () => text)
  }
  function undo() {
    last?.restore()
    setRemovals(removals.slice(0, -1))
    announce(topic, () => 'Restored.')
    // Otherwise the next Undo takes the focus.
    if (removals.length < 2) anchor.current?.focus()
  }
  function dismiss() {
    const hadFocus = document.activeElement?.closest('.toast')
    setRemovals([])
    if (hadFocus) anchor.current?.focus()
  }
  return { last, anchor, removed, undo, dismiss }
}

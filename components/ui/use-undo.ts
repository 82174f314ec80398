import { useRef, useState } from 'react'
import { announce } from '@/lib/announcements/announcements'

/** `number` distinguishes removals whose texts are equal. */
export type Removal = { number: number; text: string; restore: () => void }

/** The last removal, which can be taken back; `anchor` gets the focus when it has been. */
export function useUndo<T extends HTMLElement>(topic: string) {
  const [last, setLast] = useState<Removal | null>(null)
  const anchor = useRef<T>(null)

  function removed(text: string, restore: () => void) {
    setLast((previous) => ({ number: (previous?.number ?? 0) + 1, text, restore }))
    // Each removal is said, however fast they come.
    announce(`${topic}: ${text}`, () => text)
  }
  function undo() {
    last?.restore()
    setLast(null)
    announce(topic, () => 'Brought back.')
    anchor.current?.focus()
  }
  function dismiss() {
    const hadFocus = document.activeElement?.closest('.toast')
    setLast(null)
    if (hadFocus) anchor.current?.focus()
  }
  return { last, anchor, removed, undo, dismiss }
}

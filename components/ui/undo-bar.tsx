import { useRef, useState } from 'react'
import { announce } from '@/lib/announcements/announcements'
import { undo as texts } from '@/lib/content/ui'
import { takeFocus } from './focus'
import styles from './item-card.module.scss'

/** Names what was removed and can restore it. Undo takes the focus because the button that had it is gone. */
export function UndoBar({ removal, onUndo }: { removal: Removal | null; onUndo: () => void }) {
  if (!removal) return null
  return (
    <div
      className={`${styles.undo} d-flex gap-2-half align-items-center justify-content-between mt-2-half mb-2-half p-2-half rounded-2`}
    >
      <p className="m-0 min-w-0">
        <bdi>{removal.text}</bdi>
      </p>
      <button
        key={removal.number}
        className="btn btn-line flex-shrink-0"
        type="button"
        ref={takeFocus}
        onClick={onUndo}
      >
        {texts.button}
      </button>
    </div>
  )
}

/** `number` distinguishes removals whose texts are equal. */
type Removal = { number: number; text: string; restore: () => void }

/** Removals are undone one by one, the latest first; `anchor` gets the focus when none is left. */
export function useUndo<T extends HTMLElement>(topic: string) {
  const [removals, setRemovals] = useState<readonly Removal[]>([])
  const anchor = useRef<T>(null)
  const count = useRef(0)
  const last = removals.at(-1) ?? null

  function removed(text: string, restore: () => void) {
    count.current += 1
    const number = count.current
    setRemovals((earlier) => [...earlier, { number, text, restore }])
    // Each removal is announced, however fast they come.
    announce(`${topic} ${number}`, () => text)
  }
  function undo() {
    last?.restore()
    setRemovals(removals.slice(0, -1))
    announce(topic, () => texts.restored)
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

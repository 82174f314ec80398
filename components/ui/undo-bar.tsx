import { useEffect, useRef } from 'react'
import styles from './line-item.module.scss'
import type { Removal } from './use-undo'

/** Says what is gone and brings it back. The focus comes here, since the button it was on is gone as well. */
export function UndoBar({ removal, onUndo }: { removal: Removal | null; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each removal anew
  useEffect(() => button.current?.focus(), [removal])

  if (!removal) return null
  return (
    <div className={styles.undo}>
      <p>
        <bdi>{removal.text}</bdi>
      </p>
      <button className="btn btn-line" type="button" ref={button} onClick={onUndo}>
        Undo
      </button>
    </div>
  )
}

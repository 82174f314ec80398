import { tileId } from '@/components/studio/field-ids'
import { keepFocus, useStudio } from '@/components/studio/studio-context'
import { announce } from '@/lib/announcements/announcements'
import type { Direction } from '@/lib/history/history'
import { step } from '@/lib/studio/studio-actions'

const DONE = { undo: 'Undone.', redo: 'Redone.' }
const NOTHING = { undo: 'There is nothing to undo.', redo: 'There is nothing to redo.' }

/** Undoes or redoes one step and announces it. */
export function useStep() {
  const { store } = useStudio()
  return (type: Direction) => {
    const { past, future } = store.get().history
    const isPossible = (type === 'undo' ? past : future).length > 0
    void keepFocus(
      () => step(store, type),
      () => tileId(store.get().selected),
    )
    announce('studio step', () => (isPossible ? DONE : NOTHING)[type])
  }
}

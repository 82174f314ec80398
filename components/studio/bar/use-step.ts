import { tileId } from '@/components/studio/field-ids'
import { keepFocus, useStudio } from '@/components/studio/studio-context'
import { announce } from '@/lib/announcements/announcements'
import { type Direction, peek } from '@/lib/history/history'
import { step } from '@/lib/studio/studio-actions'

const DONE = { undo: 'Undone.', redo: 'Redone.' }
const NOTHING = { undo: 'There is nothing to undo.', redo: 'There is nothing to redo.' }

/** Undoes or redoes one step and announces it. */
export function useStep() {
  const { store } = useStudio()
  return (type: Direction) => {
    const isPossible = peek(store.get().history, type)
    void keepFocus(
      () => step(store, type),
      () => tileId(store.get().selected),
    )
    announce('studio step', () => (isPossible ? DONE : NOTHING)[type])
  }
}

import { announce } from '@/lib/announcements/announcements'
import type { StudioStore } from '@/lib/carousel/studio-store'

/** Undoes or redoes one step of the draft, if there is one. */
export function stepHistory(store: StudioStore, type: 'undo' | 'redo') {
  const before = store.get()
  store.dispatch({ type, at: Date.now() })
  if (store.get() !== before) announce('studio step', () => (type === 'undo' ? 'Undone.' : 'Redone.'))
}

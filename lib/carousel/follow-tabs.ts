import { filesOf } from './draft'
import { readDraftFile } from './open-studio'
import type { DraftFile } from './read-files'
import type { StudioStore } from './studio-store'

/** Follows the draft in other tabs: what they change is a step here, which can be undone. Returns the undo. */
export function followOtherTabs(store: StudioStore) {
  async function follow() {
    const draft = store.adoptStored()
    if (!draft) return
    const known = store.fileNames()
    const files = new Map<string, DraftFile>()
    for (const name of filesOf(draft.slides)) {
      const file = known.has(name) ? null : await readDraftFile(name)
      if (file) files.set(name, file)
    }
    store.dispatch({ type: 'files', files })
  }
  // Not draftStore.subscribe: it also reports what this tab has written.
  const onStorage = () => void follow()
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

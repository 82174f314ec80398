import { filesOf } from './draft'
import { readDraftFile } from './open-studio'
import type { DraftFile } from './read-files'
import type { StudioStore } from './studio-store'

/** Applies changes from other tabs as undoable steps. Returns a cleanup function. */
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
  // draftStore.subscribe would also report this tab's own changes.
  const onStorage = () => void follow()
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

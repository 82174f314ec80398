import { useEffect, useState, useSyncExternalStore } from 'react'
import { openStudio, readDraftFile } from './open-studio'
import type { DraftFile } from './read-files'
import { filesOf } from './slides'
import type { StudioStore } from './studio-store'
import type { Live } from './studio-view'

/** `null` until the stored draft has loaded. */
export function useOpenStudio(live: Live): StudioStore | null {
  const [store, setStore] = useState<StudioStore | null>(null)
  useEffect(() => {
    let opened: StudioStore | null = null
    let isGone = false
    void openStudio(live).then((store) => {
      if (isGone) return
      opened = store
      setStore(store)
    })
    // draftStore.subscribe would also report this tab's own changes.
    const onStorage = () => void (opened && adoptOtherTab(opened))
    window.addEventListener('storage', onStorage)
    return () => {
      isGone = true
      window.removeEventListener('storage', onStorage)
    }
  }, [live])
  return store
}

/** Applies another tab's changes as one undoable step, and reads the files that they need. */
async function adoptOtherTab(store: StudioStore) {
  const slides = store.adoptStored()
  if (!slides) return
  const known = store.fileNames()
  const files = new Map<string, DraftFile>()
  for (const name of filesOf(slides)) {
    const file = known.has(name) ? null : await readDraftFile(name)
    if (file) files.set(name, file)
  }
  store.dispatch({ type: 'files', files })
}

export function useStudioState(store: StudioStore) {
  const state = useSyncExternalStore(store.subscribe, store.get)
  return { state, view: store.view() }
}

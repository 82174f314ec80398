import { useEffect, useState, useSyncExternalStore } from 'react'
import { followOtherTabs } from './follow-tabs'
import type { Live } from './live-carousel'
import { openStudio } from './open-studio'
import type { StudioStore } from './studio-store'

/** `null` until the stored draft has loaded. */
export function useOpenStudio(live: Live): StudioStore | null {
  const [store, setStore] = useState<StudioStore | null>(null)
  useEffect(() => {
    let isGone = false
    let stop = () => {}
    void openStudio(live).then((opened) => {
      if (isGone) return
      stop = followOtherTabs(opened)
      setStore(opened)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [live])
  return store
}

export function useStudioState(store: StudioStore) {
  const state = useSyncExternalStore(store.subscribe, store.get)
  return { state, view: store.view() }
}

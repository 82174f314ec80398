'use client'

import { useEffect, useState } from 'react'
import { studio as texts } from '@/lib/content/studio'
import { openStudio, readDraftFile } from '@/lib/studio/open-studio'
import type { DraftFile } from '@/lib/studio/read-files'
import { filesOf } from '@/lib/studio/slides'
import type { StudioStore } from '@/lib/studio/studio-store'
import type { Live } from '@/lib/studio/studio-view'
import { EmptyBar } from './bar'
import panel from './panel.module.scss'
import styles from './studio.module.scss'
import { OpenStudio } from './studio-desk'

/** Marketing's editor for the carousel. The draft stays in the browser; nothing is uploaded. */
export function Studio({ live }: { live: Live }) {
  const store = useOpenStudio(live)
  return <div className={styles.page}>{store ? <OpenStudio store={store} /> : <Waiting />}</div>
}

/** Reserves the studio's space to prevent a layout shift when the draft has loaded. */
function Waiting() {
  return (
    <>
      <EmptyBar />
      <div className={styles.studio}>
        <div className={`${styles.desk} ${styles.empty} scripted min-w-0`} />
        <div className={`sheet ${panel.panel} min-w-0`}>
          <p className="unscripted container py-6">{texts.needsScript}</p>
        </div>
      </div>
    </>
  )
}

/** `null` until the stored draft has loaded. */
function useOpenStudio(live: Live): StudioStore | null {
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
  const slides = store.adoptStored() ?? []
  const known = store.fileNames()
  const files = new Map<string, DraftFile>()
  for (const name of filesOf(slides)) {
    const file = known.has(name) ? null : await readDraftFile(name)
    if (file) files.set(name, file)
  }
  store.addFiles(files)
}

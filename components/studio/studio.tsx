'use client'

import { useEffect, useState } from 'react'
import { studio as texts } from '@/lib/content/studio'
import { followOtherTabs, openStudio } from '@/lib/studio/open-studio'
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
    let isGone = false
    let stopFollowing = () => {}
    void openStudio(live).then((store) => {
      if (isGone) return
      stopFollowing = followOtherTabs(store)
      setStore(store)
    })
    return () => {
      isGone = true
      stopFollowing()
    }
  }, [live])
  return store
}

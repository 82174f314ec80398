'use client'

import { studio as texts } from '@/lib/content/studio/desk'
import type { Live } from '@/lib/studio/live-carousel'
import { useOpenStudio } from '@/lib/studio/use-studio-store'
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
      <div className={`${styles.bar} on-dark`}>
        <div className={`${styles.barIn} container`}>
          <h1>{texts.heading}</h1>
        </div>
      </div>
      <div className={styles.studio}>
        <div className={`${styles.desk} ${styles.empty}`} />
        <div className={`sheet ${styles.panel}`}>
          <p className={`${styles.unscripted} container`}>{texts.needsScript}</p>
        </div>
      </div>
    </>
  )
}

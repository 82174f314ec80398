'use client'

import { studio as texts } from '@/lib/content/studio'
import type { Live } from '@/lib/studio/studio-view'
import { useOpenStudio } from '@/lib/studio/use-studio-store'
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
        <div className={`${styles.desk} ${styles.empty} min-w-0`} />
        <div className={`sheet ${panel.panel} min-w-0`}>
          <p className="unscripted container py-6">{texts.needsScript}</p>
        </div>
      </div>
    </>
  )
}

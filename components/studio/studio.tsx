'use client'

import type { ReactNode } from 'react'
import type { Live } from '@/lib/carousel/live-carousel'
import type { HeroPreviewProps } from '@/lib/carousel/slides'
import { useOpenStudio } from '@/lib/carousel/use-studio-store'
import styles from './studio.module.scss'
import { OpenStudio } from './studio-desk'

type Props = {
  live: Live
  /** The home page's own carousel. */
  renderHero: (props: HeroPreviewProps) => ReactNode
}

/** Marketing's editor of the carousel. It works in the browser alone, on a draft that never leaves it. */
export function Studio({ live, renderHero }: Props) {
  const store = useOpenStudio(live)
  return (
    <div className={styles.page}>
      {store ? <OpenStudio store={store} renderHero={renderHero} /> : <Waiting />}
    </div>
  )
}

/** The same room, so that nothing moves when the draft has been read. */
function Waiting() {
  return (
    <>
      <div className={`${styles.bar} on-dark`}>
        <div className={`${styles.barIn} container`}>
          <h1>Carousel studio</h1>
        </div>
      </div>
      <div className={styles.studio}>
        <div className={`${styles.desk} ${styles.empty}`} />
        <div className={`sheet ${styles.panel}`}>
          <p className={`${styles.unscripted} container`}>
            The studio needs JavaScript, which is off in this browser.
          </p>
        </div>
      </div>
    </>
  )
}

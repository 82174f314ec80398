import type { ReactNode } from 'react'
import { FilmLinks } from '@/components/ui/film-links'
import styles from './without-script.module.scss'

/** Without JavaScript the cards never load, so the page explains that instead of showing skeletons for ever. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={styles.scripted}>{children}</div>
      <div className={styles.unscripted}>
        <p>The shop loads its catalogue with JavaScript, which is off in this browser.</p>
        <p>
          You can still read about our films: <FilmLinks />.
        </p>
      </div>
    </>
  )
}

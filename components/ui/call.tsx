import type { ReactNode } from 'react'
import styles from './call.module.scss'

/** The last word of a page: what to do next. `children` is the link. */
export function Call({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${styles.call} on-dark`}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'
import { withUnits } from '@/lib/config/with-units'
import styles from './editorial.module.scss'

type Props = {
  title: string
  text: ReactNode
  actions: ReactNode
  /** The drawing of the visitor's choice. */
  children: ReactNode
}

/** The panel at the end of a page: the visitor's choice and its actions. */
export function ClosingCall({ title, text, actions, children }: Props) {
  return (
    <section className={`${styles.call} on-dark`} aria-labelledby="closing">
      <div>
        <h2 id="closing">{withUnits(title)}</h2>
        <p>{text}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'
import { withUnits } from '@/lib/content/text'
import styles from './editorial.module.scss'

type Props = {
  title: string
  text: ReactNode
  /** The buttons. */
  actions: ReactNode
  /** What the visitor has chosen, drawn. */
  children: ReactNode
}

/** The last word of a page: the visitor's own choice, and what to do with it. */
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

import type { ReactNode } from 'react'
import { withUnits } from '@/lib/content/words'
import styles from './editorial.module.scss'

type Props = {
  title: ReactNode
  text: ReactNode
  actions: ReactNode
  /** The drawing of the visitor's choice. */
  children: ReactNode
}

/** The panel at the end of a page: the visitor's choice and its actions. */
export function ClosingCall({ title, text, actions, children }: Props) {
  return (
    <section
      className={`${styles.call} on-dark position-relative d-grid d-print-none gap-3 align-items-center overflow-hidden rounded-plate`}
      aria-labelledby="closing"
    >
      <div className="position-relative">
        <h2 className="pb-2" id="closing">
          {typeof title === 'string' ? withUnits(title) : title}
        </h2>
        <p className="fs-lg">{text}</p>
        <div className={`d-flex flex-wrap gap-2 gap-md-2-half ${styles.actions}`}>{actions}</div>
      </div>
      {children}
    </section>
  )
}

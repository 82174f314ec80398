import type { ReactNode } from 'react'
import type { Text } from '@/lib/config/text'
import styles from './editorial.module.scss'
import { Words } from './words'

type Props = {
  id: string
  title: string
  lead?: Text
  /** Whether it may break across columns on paper. */
  isLong?: boolean
  children: ReactNode
}

/** A section with a large heading, which receives the focus from a link in "On this page". */
export function Section({ id, title, lead, isLong = false, children }: Props) {
  return (
    <section className={isLong ? `section ${styles.long}` : 'section'} aria-labelledby={id}>
      <div className={`stack row-gap-3 ${styles.head}`}>
        <h2 className={styles.title} id={id} tabIndex={-1}>
          {title}
        </h2>
        {lead && (
          <p className="lead">
            <Words>{lead}</Words>
          </p>
        )}
      </div>
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'
import styles from './beside-picture.module.scss'

/** Links to related pages, below a form. */
export function FormLinks({ children }: { children: ReactNode }) {
  return (
    <p
      className={`${styles.links} d-flex flex-wrap row-gap-1 column-gap-3 justify-content-between mt-3 mb-0`}
    >
      {children}
    </p>
  )
}

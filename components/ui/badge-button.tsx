import type { ReactNode } from 'react'
import styles from './badge-button.module.scss'

type Props = {
  name: string
  icon: ReactNode
  count: number
  /** Without it the badge is not shown at 0. */
  showsZero?: boolean
  /** What opens beside the button. */
  children: ReactNode
}

/** A round button with a count; it opens a native popover, before JavaScript too. */
export function BadgeButton({ name, icon, count, showsZero = false, children }: Props) {
  const panelId = `${name.toLowerCase()}-panel`
  return (
    <div className={styles.root}>
      <button className="btn btn-icon" type="button" popoverTarget={panelId} aria-label={`${name}, ${count}`}>
        {icon}
      </button>
      {(showsZero || count > 0) && (
        <span className={styles.count} role="status" aria-label={name}>
          {count}
        </span>
      )}
      <div className={styles.panel} id={panelId} popover="auto">
        {children}
      </div>
    </div>
  )
}

import type { MouseEvent, ReactNode } from 'react'
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click on it, too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears the clicks on its links */}
      <div className={`${styles.panel} on-light`} id={panelId} popover="auto" onClick={closeAfterLink}>
        {children}
      </div>
    </div>
  )
}

function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLDivElement>) {
  if (target instanceof Element && target.closest('a[href]')) currentTarget.hidePopover()
}

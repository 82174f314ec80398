import type { ComponentType, ReactNode } from 'react'
import styles from './drawer-button.module.scss'
import { useDrawer } from './use-drawer'

type Props = {
  name: string
  icon: ReactNode
  count: number
  /** Without it the badge is not shown at 0. */
  showsZero?: boolean
  load: () => Promise<ComponentType<{ onClose: () => void }>>
}

/** A round button with a count; it opens a drawer. */
export function DrawerButton({ name, icon, count, showsZero = false, load }: Props) {
  const { Content, isWaiting, open, close, reach } = useDrawer(name, load)
  return (
    <div className={`${styles.root} scripted`}>
      <button
        className="btn btn-icon"
        type="button"
        aria-label={`${name}, ${count}`}
        aria-haspopup="dialog"
        aria-busy={isWaiting}
        data-opens={name}
        onClick={open}
        onPointerEnter={reach}
        onFocus={reach}
      >
        {icon}
      </button>
      {(showsZero || count > 0) && (
        // What changes is announced in words, once: the number by itself would be read for every event.
        <span className={styles.count} role="status" aria-live="off" aria-label={name}>
          {count}
        </span>
      )}
      {Content && <Content onClose={close} />}
    </div>
  )
}

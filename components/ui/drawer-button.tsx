import type { ComponentType, ReactNode } from 'react'
import styles from './drawer-button.module.scss'
import { useDrawer } from './use-drawer'

type Props = {
  /** What the early script records as pressed. */
  id: string
  name: string
  /** The button's name with what is inside; by default the name and the count. */
  label?: string | undefined
  icon: ReactNode
  count: number
  /** Whether the badge is shown at 0. */
  showsZero?: boolean
  load: () => Promise<ComponentType<{ onClose: () => void }>>
}

/** A round button with a count that opens a drawer. */
export function DrawerButton({
  id,
  name,
  icon,
  count,
  label = `${name}, ${count}`,
  showsZero = false,
  load,
}: Props) {
  const { Content, isWaiting, open, close, preload } = useDrawer(id, name, load)
  return (
    <div className="position-relative scripted">
      <button
        className="btn btn-icon"
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-busy={isWaiting}
        data-opens={id}
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {icon}
      </button>
      {(showsZero || count > 0) && (
        // Changes are announced in words elsewhere; a live region would read the number at every event.
        <span className={styles.count} role="status" aria-live="off" aria-label={name}>
          {count}
        </span>
      )}
      {Content && <Content onClose={close} />}
    </div>
  )
}

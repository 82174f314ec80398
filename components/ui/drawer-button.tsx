import { usePathname } from 'next/navigation'
import { type ReactNode, useDeferredValue, useState } from 'react'
import styles from './drawer-button.module.scss'
import type { LazyPart } from './lazy-part'

type LazyDrawer = LazyPart<{ onClose: () => void }>

type Props = {
  id: string
  name: string
  /** The button's name with what is inside; by default the name and the count. */
  label?: string | undefined
  icon: ReactNode
  count: number
  /** Whether the badge is shown at 0. */
  showsZero?: boolean
  Drawer: LazyDrawer
}

/** A round button with a count that opens a drawer. */
export function DrawerButton({
  id,
  name,
  icon,
  count,
  label = `${name}, ${count}`,
  showsZero = false,
  Drawer,
}: Props) {
  const { drawer, isWaiting, open } = useDrawer(id, Drawer)
  return (
    <div className="position-relative scripted">
      <button
        className="btn btn-icon"
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-busy={isWaiting}
        data-opens={id}
        data-early
        onClick={open}
        onPointerEnter={Drawer.preload}
        onFocus={Drawer.preload}
      >
        {icon}
      </button>
      {(showsZero || count > 0) && (
        // Changes are announced in words elsewhere; a live region would read the number at every event.
        <span className={styles.count} role="status" aria-live="off" aria-label={name}>
          {count}
        </span>
      )}
      {drawer}
    </div>
  )
}

// The drawer that was requested last: of two whose code is still loading, only this one opens.
let requested = ''

/** A drawer whose code loads on hover, focus or touch. */
export function useDrawer(id: string, Drawer: LazyDrawer) {
  const pathname = usePathname()
  const [openOn, setOpenOn] = useState<string | null>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  // Navigating back closes the drawer and does not reopen it later.
  if (openOn !== null && openOn !== pathname) setOpenOn(null)
  // The press is answered at once; the dialog, which makes the whole page inert, follows in a later frame.
  const isOpen = useDeferredValue(openOn === pathname) && openOn === pathname

  async function open() {
    requested = id
    setIsWaiting(true)
    const isLoaded = await Drawer.load()
    setIsWaiting(false)
    if (isLoaded && requested === id) setOpenOn(pathname)
  }

  return { drawer: isOpen && <Drawer onClose={() => setOpenOn(null)} />, isWaiting, open }
}

import { usePathname } from 'next/navigation'
import { type ComponentType, type ReactNode, useDeferredValue, useState } from 'react'
import styles from './drawer-button.module.scss'
import { loadOrNotice } from './load-or-notice'

type Props = {
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
        data-early
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

type Content = ComponentType<{ onClose: () => void }>

// The drawer that was requested last: of two whose code is still loading, only this one opens.
let requested = ''

/** A drawer whose code loads on hover, focus or touch. */
export function useDrawer(id: string, name: string, load: () => Promise<Content>) {
  const [content, setContent] = useState<{ Content: Content } | null>(null)
  const pathname = usePathname()
  const [openOn, setOpenOn] = useState<string | null>(null)
  // Navigating back closes the drawer and does not reopen it later.
  if (openOn !== null && openOn !== pathname) setOpenOn(null)
  const isOpen = openOn === pathname
  // The press is answered at once; the dialog, which makes the whole page inert, follows in a later frame.
  const isShown = useDeferredValue(isOpen)

  async function loadContent() {
    const Content = await load()
    // The same code again, loaded on hover before, must not render an open drawer twice.
    setContent((known) => (known?.Content === Content ? known : { Content }))
    return Content
  }
  async function open() {
    requested = id
    setOpenOn(pathname)
    const Content = await loadOrNotice(name, loadContent)
    if (!Content || requested !== id) setOpenOn(null)
  }

  return {
    Content: isOpen && isShown ? content?.Content : undefined,
    isWaiting: isOpen && !content,
    open,
    close: () => setOpenOn(null),
    // A failure is ignored, because opening the drawer retries.
    preload: () => void loadContent().catch(() => {}),
  }
}

import { usePathname } from 'next/navigation'
import { type ComponentType, useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { wasPressedEarly } from '@/lib/startup/early-events'
import { loadOrNotice } from './load-or-notice'

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

  const openIfPressedEarly = useEffectEvent(() => {
    if (wasPressedEarly(id)) void open()
  })
  useEffect(() => openIfPressedEarly(), [])

  return {
    Content: isOpen && isShown ? content?.Content : undefined,
    isWaiting: isOpen && !content,
    open,
    close: () => setOpenOn(null),
    // A failure is ignored, because opening the drawer retries.
    preload: () => void loadContent().catch(() => {}),
  }
}

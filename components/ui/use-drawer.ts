import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { wasPressedEarly } from '@/lib/browser/early-events'
import { withDeadline } from '@/lib/browser/with-deadline'
import { closeNotice, showNotice } from '@/lib/notices/notices'

type Content = ComponentType<{ onClose: () => void }>

// Of two that were pressed while their code was under way, the later one opens.
let wanted = ''

/** A drawer whose code comes when somebody reaches for it. */
export function useDrawer(name: string, load: () => Promise<Content>) {
  const [content, setContent] = useState<{ Content: Content } | null>(null)
  const pathname = usePathname()
  const [openOn, setOpenOn] = useState<string | null>(null)
  // Navigating back closes the drawer and does not reopen it later.
  if (openOn !== null && openOn !== pathname) setOpenOn(null)
  const isOpen = openOn === pathname
  const failure = `${name} could not be loaded. Check the connection and try again.`

  async function reach() {
    const Content = await withDeadline(load())
    setContent({ Content })
  }
  async function open() {
    wanted = name
    setOpenOn(pathname)
    closeNotice(failure)
    try {
      await reach()
      if (wanted !== name) setOpenOn(null)
    } catch {
      setOpenOn(null)
      showNotice(failure)
    }
  }

  const openIfPressedEarly = useEffectEvent(() => {
    if (wasPressedEarly(name)) void open()
  })
  useEffect(() => openIfPressedEarly(), [])

  return {
    Content: isOpen ? content?.Content : undefined,
    isWaiting: isOpen && !content,
    open,
    close: () => setOpenOn(null),
    // Only reached for: what fails is tried again when it is opened.
    reach: () => void reach().catch(() => {}),
  }
}

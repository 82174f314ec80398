import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useState } from 'react'
import { closeNotice, showNotice } from '@/lib/notices/notices'
import { wasPressedEarly } from '@/lib/outside/early'
import { withDeadline } from '@/lib/outside/with-deadline'

type Content = ComponentType<{ onClose: () => void }>

// Of two that were pressed while their code was under way, the later one opens.
let wanted = ''

/** A drawer whose code comes when somebody reaches for it. */
export function useDrawer(name: string, load: () => Promise<Content>) {
  const [content, setContent] = useState<{ Content: Content } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const pathname = usePathname()
  const failure = `${name} could not be loaded. Check the connection and try again.`

  async function reach() {
    const Content = await withDeadline(load())
    setContent({ Content })
  }
  async function open() {
    wanted = name
    setIsOpen(true)
    closeNotice(failure)
    try {
      await reach()
      if (wanted !== name) setIsOpen(false)
    } catch {
      setIsOpen(false)
      showNotice(failure)
    }
  }

  // The back button changes the page behind an open drawer, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what it is about
  useEffect(() => setIsOpen(false), [pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed before the page could answer
  useEffect(() => {
    if (wasPressedEarly(name)) open()
  }, [])

  return {
    Content: isOpen ? content?.Content : undefined,
    isWaiting: isOpen && !content,
    open,
    close: () => setIsOpen(false),
    // Only reached for: what fails is tried again when it is opened.
    reach: () => void reach().catch(() => {}),
  }
}

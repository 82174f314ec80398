import { useEffect } from 'react'

/**
 * React-bootstrap's Modal leaves the page behind it reachable for screen readers. The page's announcer is not inert, so
 * that a dialog can announce something.
 */
export function useInertPage(isOpen = true) {
  useEffect(() => {
    if (!isOpen) return
    const behind = [...document.body.children].filter(
      (element) => !element.matches('.modal, .modal-backdrop, [role="status"], [inert]'),
    )
    for (const element of behind) element.setAttribute('inert', '')
    return () => {
      for (const element of behind) element.removeAttribute('inert')
    }
  }, [isOpen])
}

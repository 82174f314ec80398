import { useEffect } from 'react'

/** React-bootstrap's Modal leaves the page behind it reachable for screen readers. */
export function useInertPage(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return
    const behind = [...document.body.children].filter(
      (element) => !element.matches('.modal, .modal-backdrop'),
    )
    const made = behind.filter((element) => !element.hasAttribute('inert'))
    for (const element of made) element.setAttribute('inert', '')
    return () => {
      for (const element of made) element.removeAttribute('inert')
    }
  }, [isOpen])
}

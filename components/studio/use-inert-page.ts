import { useEffect } from 'react'

/** React-bootstrap's dialog leaves the page behind it reachable for screen readers, so the rest is made inert. */
export function useInertPage() {
  useEffect(() => {
    const rest = [...document.querySelectorAll<HTMLElement>('body > header, body > main, body > footer')]
    for (const element of rest) element.inert = true
    return () => {
      for (const element of rest) element.inert = false
    }
  }, [])
}

import { useLayoutEffect, useState } from 'react'
import { clearSession, liveSession, type Role, sessionStore } from './session'

/**
 * Checks the session on load and on return through the back button. Returns the role of a signed-in visitor; otherwise
 * clears the three session items, and no others, and reports a session that has expired.
 */
export function useRedirectIfSignedIn(): { role: Role | null; hasExpired: boolean } {
  const [role, setRole] = useState<Role | null>(null)
  const [hasExpired, setHasExpired] = useState(false)

  // Before the first paint, so that the form does not appear after a client navigation.
  useLayoutEffect(() => {
    function check() {
      const stored = sessionStore.get()
      const session = liveSession(stored, Date.now())
      setRole(session?.user.role ?? null)
      if (session) return
      if (stored) setHasExpired(true)
      clearSession()
      delete document.documentElement.dataset.session
    }
    check()
    // After the router's own handler, which would undo a navigation that begins before it.
    const checkOnReturn = () => void setTimeout(check)
    window.addEventListener('pageshow', checkOnReturn)
    return () => window.removeEventListener('pageshow', checkOnReturn)
  }, [])

  return { role, hasExpired }
}

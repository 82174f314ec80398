import { useLayoutEffect, useState } from 'react'
import { liveSession, type Role } from './session'
import { sessionStore } from './session-store'

/**
 * On load, and on returning through the back button: redirects a signed-in visitor by role; otherwise clears the three
 * items of the session and no others, and reports a session that has expired.
 */
export function useRedirectIfSignedIn(): { role: Role | null; hasExpired: boolean } {
  const [role, setRole] = useState<Role | null>(null)
  const [hasExpired, setHasExpired] = useState(false)

  // Before the first paint: after a click on a link nothing of the form is to be seen.
  useLayoutEffect(() => {
    function arrive() {
      const stored = sessionStore.get()
      const session = liveSession(stored, Date.now())
      setRole(session?.user.role ?? null)
      if (session) return
      if (stored) setHasExpired(true)
      sessionStore.set(null)
      delete document.documentElement.dataset.session
    }
    arrive()
    // After the router's own handler, which would take back a navigation that begins before it.
    const returned = () => void setTimeout(arrive)
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [])

  return { role, hasExpired }
}

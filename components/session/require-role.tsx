'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { NeedsScript } from '@/components/ui/needs-script'
import { usePage } from '@/components/ui/use-page'
import { requireRole as texts } from '@/lib/content/session/require-role'
import type { GateState } from '@/lib/session/gate'
import { rememberReturn } from '@/lib/session/return-route'
import type { Role } from '@/lib/session/session'
import { useGate } from '@/lib/session/use-gate'
import styles from './session.module.scss'

/**
 * Renders its children only for `allow`; everyone else is redirected to /login. Not a security boundary: the exported
 * files are public.
 */
export function RequireRole({ allow, children }: { allow: Role; children: ReactNode }) {
  const gate = useGate(allow)
  const page = usePage()
  const router = useRouter()

  useEffect(() => {
    if (gate !== 'closed') return
    rememberReturn(page, allow)
    router.replace('/login')
  }, [gate, page, allow, router])

  return (
    <div className={`${styles.room} ${gate ? '' : styles.checking}`}>
      {gate === 'open' ? children : <ClosedPage gate={gate} />}
    </div>
  )
}

/** What a guarded page shows until its gate is open, or until the redirect to /login has arrived. */
function ClosedPage({ gate }: { gate: GateState | undefined }) {
  return (
    <div className="page-head">
      <h1>{texts.heading}</h1>
      <p className="lead scripted" role="status">
        {gate === 'closed' ? (
          <>
            <IntentLink href="/login">{texts.closed.link}</IntentLink> {texts.closed.after}
          </>
        ) : (
          texts.checking
        )}
      </p>
      <NeedsScript>{texts.needsScript}</NeedsScript>
    </div>
  )
}

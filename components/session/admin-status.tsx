'use client'

import { IntentLink } from '@/components/ui/intent-link'
import { useGate } from '@/lib/session/use-gate'
import styles from './admin-status.module.scss'
import { LogOutButton } from './log-out-button'

/** /admin has no guard; this only shows whether an admin is signed in. */
export function AdminStatus() {
  const gate = useGate('admin')
  return (
    <div className={styles.status}>
      {gate === 'closed' && (
        <p>
          No admin is signed in. <IntentLink href="/login">Sign in</IntentLink>
        </p>
      )}
      {gate && gate !== 'closed' && <LogOutButton className="btn btn-line">Log out</LogOutButton>}
    </div>
  )
}

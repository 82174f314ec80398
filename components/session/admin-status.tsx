'use client'

import { IntentLink } from '@/components/ui/intent-link'
import { adminStatus as texts } from '@/lib/content/session/admin-status'
import { useGate } from '@/lib/session/use-gate'
import { LogOutButton } from './log-out-button'
import styles from './session.module.scss'

/** /admin has no guard; this only shows whether an admin is signed in. */
export function AdminStatus() {
  const gate = useGate('admin')
  return (
    <div className={`d-flex align-items-center ${styles.status}`}>
      {gate === 'closed' && (
        <p className="m-0 text-body-secondary">
          {texts.signedOut} <IntentLink href="/login">{texts.signIn}</IntentLink>
        </p>
      )}
      {gate && gate !== 'closed' && <LogOutButton className="btn btn-line">{texts.logOut}</LogOutButton>}
    </div>
  )
}

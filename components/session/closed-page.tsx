import { IntentLink } from '@/components/ui/intent-link'
import { NeedsScript } from '@/components/ui/needs-script'
import type { GateState } from '@/lib/session/gate'

/** What a guarded page shows until its gate is open, or until the redirect to /login has arrived. */
export function ClosedPage({ gate }: { gate: GateState | undefined }) {
  return (
    <div className="page-head">
      <h1>Your account</h1>
      <p className="lead scripted" role="status">
        {gate === 'closed' ? (
          <>
            <IntentLink href="/login">Sign in</IntentLink> to see your account.
          </>
        ) : (
          'Checking that you are signed in…'
        )}
      </p>
      <NeedsScript>The account area</NeedsScript>
    </div>
  )
}

'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import Button, { type ButtonProps } from 'react-bootstrap/Button'
import { IntentLink, usePage, useRedirect } from '@/components/ui/links'
import { NeedsScript } from '@/components/ui/sheet'
import { useBrowserValue } from '@/lib/browser/use-browser-value'
import { adminStatus, requireRole as texts } from '@/lib/content/session'
import { createGate, type GateState } from '@/lib/session/gate'
import { endSession, type Role, rememberReturn, sessionStore } from '@/lib/session/session'
import styles from './session.module.scss'

/**
 * Renders its children only for `allow`; everyone else is redirected to /login. Not a security boundary: the exported
 * files are public.
 */
export function RequireRole({ allow, children }: { allow: Role; children: ReactNode }) {
  const gate = useGate(allow)
  const page = usePage()
  const wasOpen = useRef(false)

  useEffect(() => {
    if (gate === 'open') wasOpen.current = true
    if (gate !== 'closed') return
    // Not after a log-out, which closes an open page.
    if (!wasOpen.current || sessionStore.get()?.user.role === allow) rememberReturn(page)
  }, [gate, page, allow])
  useRedirect(gate === 'closed' ? '/login' : null)

  return (
    <div className={`${styles.room} ${gate === 'open' ? '' : styles.checking}`}>
      {gate === 'open' ? children : <ClosedPage gate={gate} />}
    </div>
  )
}

/** `undefined` in the exported HTML and while hydrating. */
function useGate(allow: Role): GateState | undefined {
  const [gate] = useState(() => createGate(allow))
  return useBrowserValue(gate.get, gate.subscribe)
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

/** /admin has no guard; this only shows whether an admin is signed in. */
export function AdminStatus() {
  const gate = useGate('admin')
  return (
    <div className={`d-flex align-items-center ${styles.status}`}>
      {gate === 'closed' && (
        <p className="m-0 text-body-secondary">
          {adminStatus.signedOut} <IntentLink href="/login">{adminStatus.signIn}</IntentLink>
        </p>
      )}
      {gate && gate !== 'closed' && <LogOutButton variant="line">{adminStatus.logOut}</LogOutButton>}
    </div>
  )
}

export function LogOutButton(props: Pick<ButtonProps, 'bsPrefix' | 'variant' | 'className' | 'children'>) {
  const router = useRouter()

  function leave() {
    endSession(Date.now())
    router.replace('/login')
  }
  return <Button {...props} onClick={leave} />
}

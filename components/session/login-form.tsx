'use client'

import type { Route } from 'next'
import { type RefObject, useActionState, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { SpriteIcon } from '@/components/ui/icon'
import { useRedirect } from '@/components/ui/links'
import { announce } from '@/lib/announcements/announcements'
import { SITE_PATH } from '@/lib/config/asset'
import { passwordField, loginForm as texts } from '@/lib/content/session'
import { clearSession, liveSession, type Role, sessionStore } from '@/lib/session/session'
import { consumeReturn, homeOf, signIn } from '@/lib/session/sign-in'
import styles from './session.module.scss'

type Attempt = {
  email: string
  attempts: number
  isRefused: boolean
  isFramed: boolean
  /** Where a visitor who has signed in goes. */
  next: Route | null
}

const ALERT_ID = 'login-alert'
const NO_ATTEMPT: Attempt = { email: '', attempts: 0, isRefused: false, isFramed: false, next: null }

export function LoginForm() {
  const password = useRef<HTMLInputElement>(null)
  const { role, hasExpired } = useRedirectIfSignedIn()
  const [last, submit, isPending] = useActionState(attempt, NO_ATTEMPT)

  function attempt({ attempts }: Attempt, form: FormData): Attempt {
    const email = String(form.get('email'))
    const session = signIn(email, String(form.get('password')), Date.now())
    // A sandboxed frame can neither store a session nor fetch the next page.
    const isFramed = session !== null && window.origin === 'null'
    const next = session && !isFramed ? consumeReturn(session.user.role) : null
    return { email, attempts: attempts + 1, isRefused: !session, isFramed, next }
  }

  useRedirect(last.next ?? (role && homeOf[role]))

  useEffect(() => {
    if (last.isRefused) password.current?.focus()
  }, [last])

  const describedBy = last.isRefused ? ALERT_ID : undefined
  if (role) return null
  return (
    <>
      {hasExpired && !last.isRefused && <p>{texts.ended}</p>}
      {last.isRefused && (
        // A new element for each refusal, or screen readers would not announce the second one.
        <div className="alert alert-danger" role="alert" id={ALERT_ID} key={last.attempts}>
          <SpriteIcon name="exclamation" />
          <p lang="es">{texts.refused}</p>
        </div>
      )}
      {last.isFramed && (
        <div className="alert alert-danger" role="alert">
          <p>
            {texts.framed.before}
            <a href={`${SITE_PATH}/login`} target="_blank" rel="noreferrer">
              {texts.framed.link}
            </a>
            {texts.framed.after}
          </p>
        </div>
      )}
      {/* React writes a guarded action into the HTML and replays a submit that comes before hydration. */}
      <form className={`d-grid gap-3-half ${styles.form}`} action={submit} data-login>
        <div>
          <label className="form-label" htmlFor="login-email">
            {texts.email}
          </label>
          <input
            className="form-control"
            id="login-email"
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={last.email}
            aria-invalid={last.isRefused}
            aria-describedby={describedBy}
          />
        </div>
        <PasswordField describedBy={describedBy} ref={password} />
        <button className="btn btn-primary btn-lg" type="submit" disabled={isPending}>
          {texts.submit}
        </button>
      </form>
    </>
  )
}

type Props = { describedBy: string | undefined; ref: RefObject<HTMLInputElement | null> }

/** A password field with a button that shows what was typed. */
function PasswordField({ describedBy, ref }: Props) {
  const [isShown, setIsShown] = useState(false)

  /** Restores the caret, which browsers move when a field changes its type. */
  function toggle() {
    const field = ref.current
    const caret = field && ([field.selectionStart, field.selectionEnd] as const)
    flushSync(() => setIsShown(!isShown))
    if (field && caret) field.setSelectionRange(...caret)
  }

  return (
    <div>
      <label className="form-label" htmlFor="login-password">
        {passwordField.label}
      </label>
      <div className={`position-relative ${styles.password}`}>
        <input
          className="form-control"
          id="login-password"
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="off"
          spellCheck={false}
          required
          aria-invalid={describedBy !== undefined}
          aria-describedby={describedBy}
          ref={ref}
        />
        <button
          className="btn btn-icon position-absolute"
          type="button"
          aria-label={isShown ? passwordField.hide : passwordField.show}
          // Keeps the focus in the field, and the keyboard open on a phone.
          onPointerDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <SpriteIcon name={isShown ? 'eye-slash' : 'eye'} />
        </button>
      </div>
    </div>
  )
}

/**
 * Checks the session on load and on return through the back button. Returns the role of a signed-in visitor; otherwise
 * clears the three session items, and no others, and reports a session that has expired.
 */
function useRedirectIfSignedIn(): { role: Role | null; hasExpired: boolean } {
  const [role, setRole] = useState<Role | null>(null)
  const [hasExpired, setHasExpired] = useState(false)

  // Before the first paint, so that the form does not appear after a client navigation.
  useLayoutEffect(() => {
    function check() {
      const stored = sessionStore.get()
      const session = liveSession(stored, Date.now())
      setRole(session?.user.role ?? null)
      if (session) return
      if (stored) {
        setHasExpired(true)
        announce('login', () => texts.ended)
      }
      clearSession()
      delete document.documentElement.dataset.session
    }
    check()
    // After the router's own handler, which would undo a navigation that begins before it.
    // A first load brings the event too, perhaps after a sign-in whose page is on its way.
    const checkOnReturn = ({ persisted }: PageTransitionEvent) => void (persisted && setTimeout(check))
    window.addEventListener('pageshow', checkOnReturn)
    return () => window.removeEventListener('pageshow', checkOnReturn)
  }, [])

  return { role, hasExpired }
}

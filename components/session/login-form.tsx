'use client'

import { useRouter } from 'next/navigation'
import { useActionState, useEffect, useRef } from 'react'
import { SpriteIcon } from '@/components/ui/sprite-icon'
import { announce } from '@/lib/announcements/announcements'
import { SITE_PATH } from '@/lib/config/asset'
import { loginForm as texts } from '@/lib/content/session/login-form'
import { consumeReturn, homeOf } from '@/lib/session/return-route'
import { signIn } from '@/lib/session/sign-in'
import { useRedirectIfSignedIn } from '@/lib/session/use-redirect-if-signed-in'
import styles from './login-form.module.scss'
import { PasswordField } from './password-field'

type Attempt = { email: string; refusals: number; isRefused: boolean; isFramed: boolean }

const ALERT_ID = 'login-alert'
const NO_ATTEMPT: Attempt = { email: '', refusals: 0, isRefused: false, isFramed: false }

export function LoginForm() {
  const router = useRouter()
  const password = useRef<HTMLInputElement>(null)
  const { role, hasExpired } = useRedirectIfSignedIn()
  const [last, submit, isPending] = useActionState(attempt, NO_ATTEMPT)

  function attempt({ refusals }: Attempt, form: FormData): Attempt {
    const email = String(form.get('email'))
    const session = signIn(email, String(form.get('password')), Date.now())
    // A sandboxed frame can neither store a session nor fetch the next page.
    const isFramed = session !== null && window.origin === 'null'
    if (session && !isFramed) router.replace(consumeReturn(session.user.role))
    return { email, refusals: refusals + (session ? 0 : 1), isRefused: !session, isFramed }
  }

  useEffect(() => {
    if (role) router.replace(homeOf[role])
  }, [role, router])

  useEffect(() => {
    if (hasExpired) announce('login', () => texts.ended)
  }, [hasExpired])

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
        <div className="alert alert-danger" role="alert" id={ALERT_ID} key={last.refusals}>
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

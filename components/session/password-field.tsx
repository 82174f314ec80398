import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import styles from './password-field.module.scss'

type Props = { describedBy: string | undefined; ref: RefObject<HTMLInputElement | null> }

/** What is typed can be looked at; the caret stays where it is. */
export function PasswordField({ describedBy, ref }: Props) {
  const [isShown, setIsShown] = useState(false)
  const caret = useRef<[number | null, number | null]>([null, null])

  // Browsers put the caret elsewhere when a field changes its type.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of type
  useLayoutEffect(() => {
    const [start, end] = caret.current
    if (start !== null) ref.current?.setSelectionRange(start, end)
  }, [isShown, ref])

  function toggle() {
    const field = ref.current
    if (field) caret.current = [field.selectionStart, field.selectionEnd]
    setIsShown(!isShown)
  }

  return (
    <div>
      <label className="form-label" htmlFor="login-password">
        Password
      </label>
      <div className={styles.password}>
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
          className="btn btn-icon"
          type="button"
          aria-pressed={isShown}
          aria-label={isShown ? 'Hide password' : 'Show password'}
          // The field keeps the focus, and on a phone the keyboard stays.
          onPointerDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <svg className="ico" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M16 8s-3-5.5-8-5.5S0 8 0 8s3 5.5 8 5.5S16 8 16 8M1.173 8a13 13 0 0 1 1.66-2.043C4.12 4.668 5.88 3.5 8 3.5s3.879 1.168 5.168 2.457A13 13 0 0 1 14.828 8q-.086.13-.195.288c-.335.48-.83 1.12-1.465 1.755C11.879 11.332 10.119 12.5 8 12.5s-3.879-1.168-5.168-2.457A13 13 0 0 1 1.172 8z" />
            <path d="M8 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M4.5 8a3.5 3.5 0 1 1 7 0 3.5 3.5 0 0 1-7 0" />
            {isShown && <path d="M1.6 1 15 14.4l-.7.7L.9 1.7z" />}
          </svg>
        </button>
      </div>
    </div>
  )
}

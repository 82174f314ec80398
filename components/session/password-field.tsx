import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { SpriteIcon } from '@/components/ui/sprite-icon'
import { passwordField as texts } from '@/lib/content/session/login-form'
import styles from './login-form.module.scss'

type Props = { describedBy: string | undefined; ref: RefObject<HTMLInputElement | null> }

/** A password field with a button that shows what was typed. */
export function PasswordField({ describedBy, ref }: Props) {
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
        {texts.label}
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
          className="btn btn-icon"
          type="button"
          aria-pressed={isShown}
          aria-label={isShown ? texts.hide : texts.show}
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

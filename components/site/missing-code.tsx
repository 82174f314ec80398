import { missingCode as texts } from '@/lib/content/site/frame'
import styles from './missing-code.module.scss'

/**
 * Shown when a script fails to load despite all retries, or when an error has reached React's root. The export's early
 * script shows it and handles its button.
 */
export function MissingCode() {
  return (
    <div className={`${styles.line} on-dark`} role="alert">
      <p>{texts.text}</p>
      <button className="btn btn-line" type="button" data-reloads>
        {texts.reload}
      </button>
    </div>
  )
}

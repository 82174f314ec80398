import styles from '@/components/ui/notice.module.scss'
import { missingCode as texts } from '@/lib/content/site/frame'

/**
 * Shown when a script fails to load despite all retries, or when an error has reached React's root. The export's early
 * script shows it and handles its button.
 */
export function MissingCode() {
  return (
    <div className={`${styles.foot} ${styles.notice} on-dark`} role="alert">
      <p>{texts.text}</p>
      <button className="btn btn-line" type="button" data-reloads>
        {texts.reload}
      </button>
    </div>
  )
}

import styles from './missing-code.module.scss'

/**
 * Shown when a script fails to load despite all retries, or when an error has reached React's root. The export's early
 * script shows it and handles its button.
 */
export function MissingCode() {
  return (
    <div className={`${styles.line} on-dark`} role="alert">
      <p>Something went wrong on this page, so some buttons and forms may not work.</p>
      <button className="btn btn-line" type="button" data-reloads>
        Reload
      </button>
    </div>
  )
}

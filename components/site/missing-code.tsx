import styles from './missing-code.module.scss'

/** Shows when a script has not loaded despite all retries; the export's early script marks the page and reloads it. */
export function MissingCode() {
  return (
    <div className={`${styles.line} on-dark`} role="alert">
      <p>Part of this page did not load, so some of its controls do not respond.</p>
      <button className="btn btn-line" type="button" data-reloads>
        Reload
      </button>
    </div>
  )
}

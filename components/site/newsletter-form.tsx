import styles from './newsletter-form.module.scss'

/**
 * As specified, the browser checks both fields and a valid submit does nothing.
 * `dialog` is the only method that sends no request, so no script is needed.
 */
export function NewsletterForm() {
  return (
    <section className={styles.news} aria-labelledby="newsletter">
      <h2 id="newsletter">Notes on film, now and then.</h2>
      <p>Care advice and new lines, by email.</p>
      <form method="dialog">
        <label className="form-label" htmlFor="newsletter-email">
          Email
        </label>
        <div className={styles.row}>
          <input
            className="form-control"
            id="newsletter-email"
            name="email"
            type="email"
            autoComplete="email"
            placeholder="you@example.com"
            required
          />
          <button className="btn btn-clear" type="submit">
            Subscribe
          </button>
        </div>
        <div className="form-check">
          <input
            className="form-check-input"
            id="newsletter-privacy"
            name="privacy"
            type="checkbox"
            required
          />
          <label htmlFor="newsletter-privacy">I have read and accept the privacy notice</label>
        </div>
      </form>
    </section>
  )
}

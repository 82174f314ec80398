import { newsletterForm as texts } from '@/lib/content/site/frame'
import styles from './footer.module.scss'

/**
 * As specified, the browser checks both fields and a valid submit does nothing.
 * `dialog` is the only method that sends no request, so no script is needed.
 */
export function NewsletterForm() {
  return (
    <section className={styles.news} aria-labelledby="newsletter">
      <h2 id="newsletter">{texts.heading}</h2>
      <p>{texts.lead}</p>
      <form method="dialog">
        <label className="form-label" htmlFor="newsletter-email">
          {texts.email}
        </label>
        <div className={`${styles.row} d-flex flex-wrap gap-2`}>
          <input
            className="form-control"
            id="newsletter-email"
            name="email"
            type="email"
            autoComplete="email"
            placeholder={texts.example}
            required
          />
          <button className="btn btn-clear" type="submit">
            {texts.subscribe}
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
          <label htmlFor="newsletter-privacy">{texts.privacy}</label>
        </div>
      </form>
    </section>
  )
}

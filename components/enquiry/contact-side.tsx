import { contactSide as texts } from '@/lib/content/enquiry/contact'
import { site } from '@/lib/content/facts/site'
import styles from './enquiry.module.scss'

/** Phone and email, which work on any host and without JavaScript. */
export function ContactSide() {
  return (
    <aside className={`${styles.side} padded rounded-3 on-dark`} aria-label={texts.name}>
      <h2 className="h3">{texts.byPhone}</h2>
      <a
        className={`${styles.phone} d-inline-block min-h-target fw-semibold fs-2xl numeric`}
        href={site.phoneHref}
      >
        {texts.phone}
      </a>
      <p className="m-0 text-body-secondary">{texts.oneNumber}</p>
      <h2 className="h3 mt-4">{texts.byEmail}</h2>
      <p className="m-0 text-body-secondary">
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
      <h2 className="h3 mt-4">{texts.usefulToKnow}</h2>
      <ul className="m-0 ps-3 text-body-secondary">
        <li>{texts.measures}</li>
        <li>{texts.finish}</li>
        <li>{texts.photos}</li>
      </ul>
    </aside>
  )
}

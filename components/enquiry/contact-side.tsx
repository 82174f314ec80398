import { contactSide as texts } from '@/lib/content/enquiry/contact'
import { site } from '@/lib/content/site'
import styles from './contact-side.module.scss'

/** Phone and email, which work on any host and without JavaScript. */
export function ContactSide() {
  return (
    <aside className={`${styles.side} on-dark`} aria-label={texts.name}>
      <h2 className="h3">{texts.byPhone}</h2>
      <a className={`${styles.phone} numeric`} href={site.phoneHref}>
        {texts.phone}
      </a>
      <p>{texts.oneNumber}</p>
      <h2 className="h3">{texts.byEmail}</h2>
      <p>
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
      <h2 className="h3">{texts.usefulToKnow}</h2>
      <ul>
        <li>{texts.measures}</li>
        <li>{texts.finish}</li>
        <li>{texts.photos}</li>
      </ul>
    </aside>
  )
}

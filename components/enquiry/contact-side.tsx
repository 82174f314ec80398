import { site } from '@/lib/content/site'
import styles from './contact-side.module.scss'

/** Phone and email, which work on any host and without JavaScript. */
export function ContactSide() {
  return (
    <aside className={`${styles.side} on-dark`} aria-label="Phone and email">
      <h2 className="h3">By phone</h2>
      <a className={`${styles.phone} numeric`} href={site.phoneHref}>
        PBX {site.phone}
      </a>
      <p>One number for all three product lines.</p>
      <h2 className="h3">By email</h2>
      <p>
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
      <h2 className="h3">Useful to know</h2>
      <ul>
        <li>Year and model, or length overall</li>
        <li>Colour and finish: gloss or satin</li>
        <li>Photos of the panels in daylight</li>
      </ul>
    </aside>
  )
}

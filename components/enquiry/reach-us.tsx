import { site } from '@/lib/content/site'
import styles from './reach-us.module.scss'

/** Phone and email, which work on any host and without JavaScript. */
export function ReachUs() {
  return (
    <p className={styles.reach}>
      Or call <a href={site.phoneHref}>PBX {site.phone}</a>, or write to{' '}
      <a href={`mailto:${site.email}`}>{site.email}</a>.
    </p>
  )
}

import { site } from '@/lib/content/site'
import styles from './reach-us.module.scss'

/** The two ways that need no form: they work on any host, without JavaScript and without a service. */
export function ReachUs() {
  return (
    <p className={styles.reach}>
      Or call <a href={site.phoneHref}>PBX {site.phone}</a>, or write to{' '}
      <a href={`mailto:${site.email}`}>{site.email}</a>.
    </p>
  )
}

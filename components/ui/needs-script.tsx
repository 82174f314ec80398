import { site } from '@/lib/content/site'
import styles from './needs-script.module.scss'

/** What works in the browser alone says so where scripts are off. `children` names it. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <p className={styles.note}>
      {children} works in the browser with JavaScript, and it is off. Call PBX {site.phone} or write to{' '}
      {site.email} instead.
    </p>
  )
}

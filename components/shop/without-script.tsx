import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import styles from './without-script.module.scss'

/** The cards come from a service at run time: without a script the page says so instead of waiting for ever. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={styles.scripted}>{children}</div>
      <div className={styles.unscripted}>
        <p>The cards come from a catalogue that is fetched with JavaScript, and it is off in this browser.</p>
        <p>
          The films can be read about without it: <Link href="/ppf">Paint Protection Film</Link>,{' '}
          <Link href="/window-film">Window Film</Link>, <Link href="/marine-film">Marine Film</Link>.
        </p>
      </div>
    </>
  )
}

import type { ReactNode } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import styles from './without-script.module.scss'

/** The cards come from a service at run time: without a script the page says so instead of waiting for ever. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={styles.scripted}>{children}</div>
      <div className={styles.unscripted}>
        <p>The cards come from a catalogue that is fetched with JavaScript, and it is off in this browser.</p>
        <p>
          The films can be read about without it: <IntentLink href="/ppf">Paint Protection Film</IntentLink>,{' '}
          <IntentLink href="/window-film">Window Film</IntentLink>,{' '}
          <IntentLink href="/marine-film">Marine Film</IntentLink>.
        </p>
      </div>
    </>
  )
}

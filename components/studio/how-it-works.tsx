import { howItWorks as texts } from '@/lib/content/studio/panel'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { hintStore } from '@/lib/studio/hint-store'
import { FORM_ID } from './field-ids'
import styles from './hint.module.scss'
import { showAndFocus } from './studio-context'

/** Shown until the visitor dismisses it. */
export function HowItWorks() {
  const isRead = useStoredValue(hintStore)
  if (isRead !== false) return null
  return (
    <section className={styles.hint} aria-labelledby="studio-hint">
      <h3 id="studio-hint">{texts.heading}</h3>
      <ol>
        <li>{texts.edit}</li>
        <li>{texts.drop}</li>
        <li>{texts.save}</li>
      </ol>
      <button
        className="btn btn-ghost"
        type="button"
        onClick={() => showAndFocus(() => hintStore.set(true), FORM_ID)}
      >
        {texts.dismiss}
      </button>
    </section>
  )
}

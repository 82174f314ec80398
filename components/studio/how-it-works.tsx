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
      <h3 id="studio-hint">How this works</h3>
      <ol>
        <li>Pick a slide, and change its words, poster or video. The preview follows.</li>
        <li>Drop pictures and videos anywhere on the page. Nothing is uploaded.</li>
        <li>Save when it looks right. Visitors see it after the next build of the site.</li>
      </ol>
      <button
        className="btn btn-ghost"
        type="button"
        onClick={() => showAndFocus(() => hintStore.set(true), FORM_ID)}
      >
        Got it
      </button>
    </section>
  )
}

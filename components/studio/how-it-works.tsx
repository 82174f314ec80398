import { howItWorks as texts } from '@/lib/content/studio/panel'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { hintStore } from '@/lib/studio/hint-store'
import { FORM_ID, HINT_ID } from './field-ids'
import styles from './panel.module.scss'
import { showAndFocus } from './studio-context'

/** Shown until the visitor dismisses it. */
export function HowItWorks() {
  const isRead = useStoredValue(hintStore)
  if (isRead !== false) return null
  return (
    <section className={`${styles.hint} mb-3-half rounded-3`} aria-labelledby={HINT_ID}>
      <h3 className="fs-base" id={HINT_ID} tabIndex={-1}>
        {texts.heading}
      </h3>
      <ol className={`${styles.list} d-grid gap-2 m-0 ps-3-half fs-sm`}>
        <li>{texts.edit}</li>
        <li>{texts.drop}</li>
        <li>{texts.save}</li>
      </ol>
      <button
        className="btn btn-ghost mt-1 ms-2"
        type="button"
        onClick={() => showAndFocus(() => hintStore.set(true), FORM_ID)}
      >
        {texts.dismiss}
      </button>
    </section>
  )
}

import type { ReactNode } from 'react'
import { SpriteIcon } from '@/components/ui/icon'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import type { Problem } from '@/lib/carousel/check/problem'
import { languages } from '@/lib/content/facts/languages'
import { howItWorks, liveChanged, problemList as texts } from '@/lib/content/studio'
import { hintStore } from '@/lib/studio/studio-store'
import styles from './panel.module.scss'
import {
  FORM_ID,
  fieldId,
  HINT_ID,
  PROBLEMS_ID,
  SLIDES_ID,
  showAndFocus,
  useDesk,
  useStudio,
} from './studio-context'

const LINK = `${styles.link} d-block w-100 min-h-target border-0 text-start`

/** Lists every problem with a link to its field. */
export function ProblemList() {
  const { store, view } = useStudio()
  const { showTab, showWords } = useDesk()
  const { toFix, slides } = view
  const isAmongSeveral = new Set(toFix.map(({ slide }) => slide)).size > 1
  const [first] = toFix
  if (!first) return null

  function go({ slide, field }: Problem) {
    const owner = slide === null ? undefined : slides[slide]
    if (owner && field !== null)
      showAndFocus(
        () => {
          showTab('form')
          showWords(languages.find((language) => field.endsWith(`.${language}`)) ?? languages[0])
          store.select(owner.id)
        },
        // The poster's part of the form also sets the point that phones keep.
        fieldId(field === 'focus' ? 'poster' : field),
      )
    else document.getElementById(SLIDES_ID)?.focus()
  }

  return (
    <PanelNotice role="alert">
      <strong>
        {texts.heading(toFix.length, isAmongSeveral || first.slide === null ? null : first.slide + 1)}
      </strong>
      <ul className="list-unstyled p-0">
        {toFix.map((problem) => (
          <li key={problem.id}>
            <button className={LINK} type="button" onClick={() => go(problem)}>
              {linkText(problem, isAmongSeveral)}
            </button>
          </li>
        ))}
      </ul>
    </PanelNotice>
  )
}

/** Drops the full stop, because the text is a link. */
function linkText({ summary, slide }: Problem, isAmongSeveral: boolean): string {
  const text = summary.replace(/\.$/, '')
  return isAmongSeveral && slide !== null ? texts.inSlide(slide + 1, text) : text
}

/** Shown when the live carousel has changed since the draft began; the draft is kept until the visitor decides. */
export function LiveChanged() {
  const { store, state, view } = useStudio()
  if (state.base === store.live.text || view.changes.length === 0) return null

  function decide(choice: 'live' | 'draft') {
    showAndFocus(() => {
      if (choice === 'live') store.discard()
      store.acceptLive()
    }, FORM_ID)
  }

  return (
    <PanelNotice role="status">
      <strong>{liveChanged.heading}</strong> {liveChanged.explanation}
      <div className="d-flex flex-wrap gap-2 mt-2">
        <button className="btn btn-line btn-sm" type="button" onClick={() => decide('live')}>
          {liveChanged.reset}
        </button>
        <button className="btn btn-ghost btn-sm" type="button" onClick={() => decide('draft')}>
          {liveChanged.keep}
        </button>
      </div>
    </PanelNotice>
  )
}

/** Shown until the visitor dismisses it. */
export function HowItWorks() {
  const isRead = useStoredValue(hintStore)
  if (isRead !== false) return null
  return (
    <section className={`${styles.hint} mb-3-half rounded-3`} aria-labelledby={HINT_ID}>
      <h3 className="fs-base" id={HINT_ID} tabIndex={-1}>
        {howItWorks.heading}
      </h3>
      <ol className={`${styles.list} d-grid gap-2 m-0 ps-3-half fs-sm`}>
        <li>{howItWorks.edit}</li>
        <li>{howItWorks.drop}</li>
        <li>{howItWorks.save}</li>
      </ol>
      <button
        className="btn btn-ghost mt-1 ms-2"
        type="button"
        onClick={() => showAndFocus(() => hintStore.set(true), FORM_ID)}
      >
        {howItWorks.dismiss}
      </button>
    </section>
  )
}

/** News for the visitor above the form, or what has to be fixed before saving. Without a role, it is announced elsewhere. */
export function PanelNotice({ role, children }: { role?: 'alert' | 'status'; children: ReactNode }) {
  const isProblem = role === 'alert'
  return (
    <div
      className={`alert ${isProblem ? 'alert-danger' : 'alert-info'} ${styles.alert} mb-3-half`}
      role={role}
      {...(isProblem && { id: PROBLEMS_ID, tabIndex: -1 })}
    >
      <SpriteIcon name={isProblem ? 'exclamation' : 'info'} />
      <div className="flex-fill min-w-0">{children}</div>
    </div>
  )
}

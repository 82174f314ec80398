import Alert from 'react-bootstrap/Alert'
import { fieldId, PROBLEMS_ID, SLIDES_ID } from '@/components/studio/field-ids'
import styles from '@/components/studio/panel.module.scss'
import { showAndFocus, useStudio, useStudioUi } from '@/components/studio/studio-context'
import { ExclamationIcon } from '@/components/ui/exclamation-icon'
import type { Problem } from '@/lib/carousel/check/problem'
import { linkText, summaryTitle } from './problem-words'

/** Lists every problem with a link to its field. */
export function ProblemSummary() {
  const { store, view } = useStudio()
  const { showTab } = useStudioUi()
  const { shown, slides } = view
  const isAmongSeveral = new Set(shown.map(({ slide }) => slide)).size > 1
  if (shown.length === 0) return null

  function go({ slide, field }: Problem) {
    const owner = slide === null ? undefined : slides[slide]
    if (!owner || field === null) {
      if (view.draft.isReadable) document.getElementById(SLIDES_ID)?.focus()
      else showTab('text')
      return
    }
    showAndFocus(() => store.dispatch({ type: 'select', slide: owner.id }), fieldId(field))
  }

  return (
    <Alert variant="danger" id={PROBLEMS_ID} tabIndex={-1} className={styles.alert ?? ''}>
      <ExclamationIcon />
      <div>
        <strong>{summaryTitle(shown)}</strong>
        <ul>
          {shown.map((problem) => (
            <li key={`${problem.line} ${problem.slide} ${problem.field} ${problem.summary}`}>
              <button type="button" onClick={() => go(problem)}>
                {linkText(problem, isAmongSeveral)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Alert>
  )
}

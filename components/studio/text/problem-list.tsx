import { fieldId, SLIDES_ID, TEXT_ID } from '@/components/studio/field-ids'
import styles from '@/components/studio/panel.module.scss'
import { ProblemNotice } from '@/components/studio/panel-notice'
import { showAndFocus, useStudio, useStudioUi } from '@/components/studio/studio-context'
import type { Problem } from '@/lib/carousel/check/problem'
import { languages } from '@/lib/config/languages'
import { problemList as texts } from '@/lib/content/studio/panel'

const LINK = `${styles.link} d-block w-100 min-h-target border-0 text-start`

/** Lists every problem with a link to its field, or on the Text tab to its line. */
export function ProblemList() {
  const { store, view } = useStudio()
  const { tab, showTab, showWords } = useStudioUi()
  const { toFix, slides, draft } = view
  const isAmongSeveral = new Set(toFix.map(({ slide }) => slide)).size > 1
  const [first] = toFix
  if (!first) return null
  if (tab === 'text' && !draft.isReadable) return <Unreadable problem={first} />

  function go({ line, slide, field }: Problem) {
    const owner = slide === null ? undefined : slides[slide]
    if (tab === 'text') goToLine(line)
    else if (owner && field !== null)
      showAndFocus(() => {
        showWords(languages.find((language) => field.endsWith(`.${language}`)) ?? languages[0])
        store.dispatch({ type: 'select', slide: owner.id })
      }, fieldId(field))
    else if (draft.isReadable) document.getElementById(SLIDES_ID)?.focus()
    else showTab('text')
  }

  return (
    <ProblemNotice>
      <strong>
        {texts.heading(toFix.length, isAmongSeveral || first.slide === null ? null : first.slide + 1)}
      </strong>
      <ul>
        {toFix.map((problem) => (
          <li key={problem.id}>
            <button className={LINK} type="button" onClick={() => go(problem)}>
              {tab === 'text'
                ? texts.inLineWithAdvice(problem.line, problem.summary, problem.advice)
                : linkText(problem, isAmongSeveral)}
            </button>
          </li>
        ))}
      </ul>
    </ProblemNotice>
  )
}

/** Drops the full stop, because the text is a link. */
function linkText({ summary, slide }: Problem, isAmongSeveral: boolean): string {
  const text = summary.replace(/\.$/, '')
  return isAmongSeveral && slide !== null ? texts.inSlide(slide + 1, text) : text
}

function Unreadable({ problem }: { problem: Problem }) {
  const { line, summary, advice } = problem
  return (
    <ProblemNotice>
      <strong>{quoted(texts.inLine(line, summary))}</strong> {advice} {texts.untilFixed}
      <ul>
        <li>
          <button className={LINK} type="button" onClick={() => goToLine(line)}>
            {texts.goToLine(line)}
          </button>
        </li>
      </ul>
    </ProblemNotice>
  )
}

/** Renders text between backticks as `<code>`. */
function quoted(text: string) {
  return [...text.matchAll(/`([^`]*)`|[^`]+/g)].map(({ 0: part, 1: code, index }) =>
    code === undefined ? part : <code key={index}>{code}</code>,
  )
}

/** Selects and focuses a line of the text; the browser scrolls it into view. */
function goToLine(line: number) {
  const field = document.getElementById(TEXT_ID)
  if (!(field instanceof HTMLTextAreaElement)) return
  const before = field.value.split('\n').slice(0, line - 1)
  const start = before.join('\n').length + (before.length > 0 ? 1 : 0)
  const end = field.value.indexOf('\n', start)
  field.focus({ preventScroll: true })
  field.setSelectionRange(start, end < 0 ? field.value.length : end)
  const height = field.scrollHeight / Math.max(field.value.split('\n').length, 1)
  const top = field.getBoundingClientRect().top + (line - 1) * height
  window.scrollBy({ top: top - window.innerHeight / 2 })
}

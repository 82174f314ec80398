import Alert from 'react-bootstrap/Alert'
import { PROBLEMS_ID } from '@/components/studio/field-ids'
import styles from '@/components/studio/panel.module.scss'
import { useStudio } from '@/components/studio/studio-context'
import { ExclamationIcon } from '@/components/ui/exclamation-icon'
import type { Problem } from '@/lib/carousel/check/problem'
import { goToLine } from './go-to-line'
import { summaryTitle } from './problem-words'

/** Lists every problem with its line number. */
export function TextProblems() {
  const { view } = useStudio()
  const { shown, draft } = view
  if (shown.length === 0) return null
  const [first] = shown
  return (
    <Alert variant="danger" id={PROBLEMS_ID} tabIndex={-1} className={styles.alert ?? ''}>
      <ExclamationIcon />
      <div>
        {draft.isReadable || !first ? (
          <>
            <strong>{summaryTitle(shown)}</strong>
            <ul>
              {shown.map((problem) => (
                <li key={`${problem.line} ${problem.slide} ${problem.field} ${problem.summary}`}>
                  <button type="button" onClick={() => goToLine(problem.line)}>
                    Line {problem.line}: {problem.summary} {problem.advice}
                  </button>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <Unreadable problem={first} />
        )}
      </div>
    </Alert>
  )
}

function Unreadable({ problem }: { problem: Problem }) {
  const { line, summary, advice } = problem
  return (
    <>
      <strong>
        Line {line}: {quoted(summary)}
      </strong>{' '}
      {advice} Until {advice.startsWith('It belongs') ? 'it is there' : 'then'}, the preview and the form show
      the last text that could be read.
      <ul>
        <li>
          <button type="button" onClick={() => goToLine(line)}>
            Go to line {line}
          </button>
        </li>
      </ul>
    </>
  )
}

/** Renders text between backticks as `<code>`. */
function quoted(text: string) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity, and never change their order
  return text.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part))
}

import { type Question, sources } from '@/lib/content/sources'
import styles from './questions.module.scss'

/** Questions that open in place, without a script. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer, source }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>
            {answer} {source && <small>({sources[source]})</small>}
          </p>
        </details>
      ))}
    </div>
  )
}

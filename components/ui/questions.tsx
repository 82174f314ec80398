import type { Question } from '@/lib/content/question'
import { Words } from './editorial/words'
import styles from './questions.module.scss'

/** Questions that open in place, without a script. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>
            <Words>{answer}</Words>
          </p>
        </details>
      ))}
    </div>
  )
}

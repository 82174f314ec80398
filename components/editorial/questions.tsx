import type { Question } from '@/lib/config/text'
import styles from './editorial.module.scss'
import { Words } from './words'

/** Expandable questions that work without JavaScript. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.answers}>
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

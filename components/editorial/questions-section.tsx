import { IntentLink } from '@/components/ui/intent-link'
import { Picture } from '@/components/ui/picture'
import type { FilmName } from '@/lib/config/film-lines'
import type { Question } from '@/lib/config/text'
import styles from './editorial.module.scss'
import { Words } from './words'

type Props = { picture: FilmName; questions: readonly Question[] }

/** Questions that open without JavaScript, with a photograph on their left on wide screens. */
export function QuestionsSection({ picture, questions }: Props) {
  return (
    <section className={`section ${styles.questions}`} aria-labelledby="questions">
      <div>
        <h2 className={styles.title} id="questions" tabIndex={-1}>
          Questions
        </h2>
        <p className="lead">
          Not here? <IntentLink href="/contact">Write to us</IntentLink>.
        </p>
        <Picture name={picture} sizes="380px" />
      </div>
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
    </section>
  )
}

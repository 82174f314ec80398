import { IntentLink } from '@/components/ui/intent-link'
import { Picture } from '@/components/ui/picture'
import type { FilmName } from '@/lib/config/film-lines'
import type { Question } from '@/lib/config/text'
import styles from './editorial.module.scss'
import { Questions } from './questions'

type Props = { picture: FilmName; questions: readonly Question[] }

/** The questions, with a photograph on their left on wide screens. */
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
      <Questions questions={questions} />
    </section>
  )
}

import { IntentLink } from '@/components/ui/links'
import { Picture } from '@/components/ui/picture'
import type { FilmName } from '@/lib/config/film-lines'
import { messageRoute } from '@/lib/config/message-route'
import type { Question } from '@/lib/config/text'
import { questionsSection as texts } from '@/lib/content/editorial/article'
import styles from './editorial.module.scss'
import { Words } from './words'

type Props = { picture: FilmName; questions: Readonly<Record<string, Question>> }

/** Questions that open without JavaScript, with a photograph on their left on wide screens. */
export function QuestionsSection({ picture, questions }: Props) {
  return (
    <section className={`section d-grid ${styles.questions}`} aria-labelledby="questions">
      <div>
        <h2 className={styles.title} id="questions" tabIndex={-1}>
          {texts.heading}
        </h2>
        <p className="lead pt-2-half">
          {texts.lead.before}
          <IntentLink href={messageRoute}>{texts.lead.link}</IntentLink>
          {texts.lead.after}
        </p>
        <Picture name={picture} sizes="380px" />
      </div>
      <div className={styles.answers}>
        {Object.entries(questions).map(([id, { question, answer }]) => (
          <details key={id}>
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

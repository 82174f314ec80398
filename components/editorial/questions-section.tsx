import { IntentLink } from '@/components/ui/links'
import { Picture } from '@/components/ui/picture'
import { formatMonth } from '@/lib/config/dates'
import type { FilmName } from '@/lib/content/facts/films'
import { messageRoute } from '@/lib/content/facts/site'
import { standings } from '@/lib/content/law-notes'
import { sourceList, questionsSection as texts } from '@/lib/content/ui'
import { type Citations, LOOKED_UP, type Question, siteOf, titleLanguage } from '@/lib/content/words'
import styles from './editorial.module.scss'
import { OpenAtFragment } from './open-at-fragment'
import { Words } from './sections'

type Props = { picture: FilmName; questions: Readonly<Record<string, Question>> }

/** Questions that open without JavaScript, with a photograph on their left on wide screens. */
export function QuestionsSection({ picture, questions }: Props) {
  return (
    <section className={`section d-grid row-gap-3 ${styles.questions}`} aria-labelledby="questions">
      <div>
        <h2 className={styles.title} id="questions" tabIndex={-1}>
          {texts.heading}
        </h2>
        <p className="lead pt-2-half">
          {texts.lead.before}
          <IntentLink href={messageRoute}>{texts.lead.link}</IntentLink>
          {texts.lead.after}
        </p>
        <Picture className="d-none d-lg-block d-print-none" name={picture} sizes="380px" />
      </div>
      <div className={`border-top ${styles.answers}`}>
        {Object.entries(questions).map(([id, { question, answer }]) => (
          <details key={id}>
            <summary className="plus-summary">{question}</summary>
            <p className="text-soft">
              <Words>{answer}</Words>
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}

/** The sources of a page's notes, collapsed until the visitor opens the list or follows a note. */
export function SourceList({ cited, sources, gives, checkedOn = {} }: Citations) {
  return (
    <details className={`border-top text-body-secondary fs-sm ${styles.sources}`} id="sources">
      <summary className="plus-summary">
        {sourceList.heading} <span className="text-body-secondary fw-normal">{cited.length}</span>
      </summary>
      <OpenAtFragment />
      <p>{sourceList.disclaimer(formatMonth(LOOKED_UP))}</p>
      <ol>
        {cited.map((source, i) => (
          <li key={source} id={`src-${i + 1}`} tabIndex={-1}>
            <b className="text-strong fw-medium">{gives[source]}</b>{' '}
            {sources[source]?.map((page) => (
              <span key={page.url}>
                <a href={page.url} rel="noreferrer" lang={titleLanguage(page)}>
                  {page.title}
                </a>
                {page.standing && ` (${standings[page.standing]})`}, {siteOf(page)}{' '}
              </span>
            ))}
            {formatMonth(checkedOn[source] ?? LOOKED_UP)}
          </li>
        ))}
      </ol>
    </details>
  )
}

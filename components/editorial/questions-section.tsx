import type { ReactNode } from 'react'
import { IntentLink } from '@/components/ui/links'
import { formatMonth } from '@/lib/config/dates'
import { messageRoute } from '@/lib/content/facts/site'
import { standings } from '@/lib/content/law-notes'
import { sourceList, questionsSection as texts } from '@/lib/content/ui'
import { type Citations, LOOKED_UP, type Question, siteOf, titleLanguage } from '@/lib/content/words'
import styles from './editorial.module.scss'
import { OpenAtFragment } from './open-at-fragment'
import { Words } from './sections'

type Props = { questions: Readonly<Record<string, Question>> }

/** Questions that open without JavaScript. */
export function QuestionsSection({ questions }: Props) {
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

/** The last row of a page: links, and at its right the sources, which take the next row when they are open. */
export function PageEnd({ children }: { children: ReactNode }) {
  return (
    <div className={`d-flex flex-wrap align-items-start column-gap-4 pt-2-half px-1 ${styles.end}`}>
      {children}
    </div>
  )
}

/** The sources of a page's notes, collapsed until the visitor opens the list or follows a note. */
export function SourceList({ cited, sources, gives, checkedOn = {} }: Citations) {
  return (
    <details className={`ms-auto text-body-secondary fs-sm ${styles.sources}`} id="sources">
      <summary className="act">{sourceList.heading(cited.length)}</summary>
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

import { formatMonth } from '@/lib/config/dates'
import { sourceDetails as texts } from '@/lib/content/appointment'
import { type Article, citationOf, LOOKED_UP, titleLanguage } from '@/lib/content/words'
import styles from './appointment.module.scss'

/** Sources that are collapsed on a screen; paper shows them all. */
export function SourceDetails({ sources }: { sources: readonly Article[] }) {
  return (
    <details className={`${styles.wide} ${styles.sources}`}>
      <summary>
        {texts.heading(formatMonth(LOOKED_UP))}{' '}
        <span className="flex-shrink-0 text-body-secondary fw-normal">{sources.length}</span>
      </summary>
      <ol>
        {sources.map((source) => (
          <li key={source.url}>
            <a href={source.url} lang={titleLanguage(source)}>
              {citationOf(source)}
            </a>
          </li>
        ))}
      </ol>
    </details>
  )
}

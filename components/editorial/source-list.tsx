import { formatMonth } from '@/lib/config/format-month'
import { type Citations, LOOKED_UP, type SourcePage, siteOf, titleLanguage } from '@/lib/config/sources'
import { sourceList as texts } from '@/lib/content/editorial/article'
import { standings } from '@/lib/content/films/film-page'
import styles from './editorial.module.scss'
import { OpenAtFragment } from './open-at-fragment'

/** The sources of a page's notes, collapsed until the visitor opens the list or follows a note. */
export function SourceList({ cited, sources, gives, checkedOn = {} }: Citations) {
  return (
    <details className={`border-top text-body-secondary fs-sm ${styles.sources}`} id="sources">
      <summary>
        {texts.heading} <span className="text-body-secondary fw-normal">{cited.length}</span>
      </summary>
      <OpenAtFragment />
      <p>{texts.disclaimer(formatMonth(LOOKED_UP))}</p>
      <ol>
        {cited.map((source, i) => (
          <li key={source} id={`src-${i + 1}`} tabIndex={-1}>
            <b className="fw-medium">{gives[source]}</b>{' '}
            {sources[source]?.map((page) => (
              <span key={'url' in page ? page.url : page.site}>
                <PageLink page={page} />{' '}
              </span>
            ))}
            {formatMonth(checkedOn[source] ?? LOOKED_UP)}
          </li>
        ))}
      </ol>
    </details>
  )
}

function PageLink({ page }: { page: SourcePage }) {
  if ('site' in page) return <>{page.site}</>
  return (
    <>
      <a href={page.url} rel="noreferrer" lang={titleLanguage(page)}>
        {page.title}
      </a>
      {page.standing && ` (${standings[page.standing]})`}, {siteOf(page)}
    </>
  )
}

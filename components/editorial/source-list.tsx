import { LOOKED_UP, type SourcePage, siteOf } from '@/lib/config/source-page'
import { sourcePages } from '@/lib/content/source-pages'
import type { Source } from '@/lib/content/sources'
import { formatMonth } from '@/lib/films/law-age'
import styles from './editorial.module.scss'
import { OpenAtFragment } from './open-at-fragment'

/** The sources of a page's notes, collapsed until the visitor opens the list or follows a note. */
export function SourceList({ cited }: { cited: readonly Source[] }) {
  return (
    <details className={styles.sources} id="sources">
      <summary>
        Sources <span>{cited.length}</span>
      </summary>
      <OpenAtFragment />
      <p>
        Figures typical of the category, looked up in {formatMonth(LOOKED_UP)}. They promise nothing about a
        film of ours: the data sheet of the film you are quoted is the one that counts.
      </p>
      <ol>
        {cited.map((source, i) => {
          const { gives, pages, checkedOn = LOOKED_UP } = sourcePages[source] ?? { gives: source, pages: [] }
          return (
            <li key={source} id={`src-${i + 1}`} tabIndex={-1}>
              <b>{gives}</b>{' '}
              {pages.map((page) => (
                <span key={'url' in page ? page.url : page.site}>
                  <PageLink page={page} />{' '}
                </span>
              ))}
              {formatMonth(checkedOn)}
            </li>
          )
        })}
      </ol>
    </details>
  )
}

function PageLink({ page }: { page: SourcePage }) {
  if ('site' in page) return <>{page.site}</>
  return (
    <>
      <a href={page.url} rel="noreferrer">
        {page.title}
      </a>
      , {siteOf(page)}
    </>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { FileFacts } from '@/components/studio/files/file-facts'
import type { FilmJob } from '@/lib/studio/film/film-job'
import styles from './film.module.scss'

type CardProps = { job: FilmJob; heading: string; children: ReactNode }

/** The card's frame: what happens, and to which file. */
export function Card({ job, heading, children }: CardProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be in a row with the file's name
    <div className="sheet-card stack gap-2-half p-3" role="group" aria-label={heading}>
      <div className="d-flex flex-wrap column-gap-2-half align-items-baseline justify-content-between">
        <h4 className="m-0 fs-base">{heading}</h4>
        <span className="fs-sm text-body-secondary text-break">{job.name}</span>
      </div>
      {children}
    </div>
  )
}

/** A file of the result, or a length, in one row with its size and its meter below. */
export const FilmSize = (props: ComponentProps<typeof FileFacts>) => (
  <div className={styles.size}>
    <FileFacts {...props} />
  </div>
)

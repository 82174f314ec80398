import type { ComponentProps, ReactNode } from 'react'
import { FileFacts } from './file-facts'
import styles from './files.module.scss'

type CardProps = { heading: string; aside: ReactNode; children: ReactNode }

/** The frame of a choice in a well: what is chosen, and of which file. */
export function Card({ heading, aside, children }: CardProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be in a row with the file's name
    <div className="sheet-card stack gap-2-half mt-2-half p-3" role="group" aria-label={heading}>
      <div className="d-flex flex-wrap column-gap-2-half align-items-baseline justify-content-between">
        <h4 className="m-0 fs-base">{heading}</h4>
        <span className="fs-sm text-body-secondary text-break numeric">{aside}</span>
      </div>
      {children}
    </div>
  )
}

/** The heading of one choice in a card, with its value. */
export const Step = ({ heading, value }: { heading: string; value: string }) => (
  <div className="d-flex flex-wrap column-gap-2-half align-items-baseline justify-content-between pt-2-half border-top">
    <h5 className="m-0 fs-sm">{heading}</h5>
    <output className="fs-sm text-body-secondary numeric">{value}</output>
  </div>
)

/** A file of the result, or a length, in one row with its size and its meter below. */
export const FilmSize = (props: ComponentProps<typeof FileFacts>) => (
  <div className={styles.size}>
    <FileFacts {...props} />
  </div>
)

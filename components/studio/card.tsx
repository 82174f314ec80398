import { type ComponentProps, type ReactNode, useRef } from 'react'
import { takeLostFocus } from '@/components/ui/focus'
import { fileFacts as texts } from '@/lib/content/studio-files'
import { kilobytes, VIDEO_BYTES } from '@/lib/media/media-types'
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
export const CardStep = ({ heading, value }: { heading: string; value: string }) => (
  <div className="d-flex flex-wrap column-gap-2-half align-items-baseline justify-content-between pt-2-half border-top">
    <h5 className="m-0 fs-sm">{heading}</h5>
    <output className="fs-sm text-body-secondary numeric">{value}</output>
  </div>
)

/** The main button of a card. It takes the focus over when it replaces the focused button of the step before. */
export const NextStep = ({ onClick, children }: Pick<ComponentProps<'button'>, 'onClick' | 'children'>) => (
  <button ref={takeLostFocus} className="btn btn-primary btn-sm" type="button" onClick={onClick}>
    {children}
  </button>
)

/** A file of the result, or a length, in one row with its size and its meter below. */
export const VideoSize = (props: Omit<FactsProps, 'limit'>) => (
  <div className={styles.size}>
    <FileFacts {...props} limit={VIDEO_BYTES} />
  </div>
)

const BAD = 'fw-semibold text-danger'

type FactsProps = {
  name: string
  bytes: number | undefined
  limit: number
  /** "1600 × 900 px, 16:9" */
  size?: string | null | undefined
  isBadSize?: boolean
  /** For an estimate, in place of "79 of 250 kB". */
  sizeText?: (size: string, limit: string) => string
}

/** A file's name, its dimensions, and its size compared with the limit. */
export function FileFacts({ name, bytes, limit, size, isBadSize = false, sizeText }: FactsProps) {
  const isOver = bytes !== undefined && bytes > limit
  return (
    <div className="file-facts d-grid min-w-0 text-soft fs-sm numeric">
      <b className="fw-semibold text-strong">{name}</b>
      {size && <span className={isBadSize ? BAD : undefined}>{size}</span>}
      {bytes !== undefined && (
        <>
          <span className={isOver ? BAD : undefined}>
            {(sizeText ?? texts.sizeOfLimit)(kilobytes(bytes), kilobytes(limit))}
          </span>
          <Meter share={bytes / limit} />
        </>
      )}
    </div>
  )
}

/** Draws the part above the limit in red. */
function Meter({ share }: { share: number }) {
  const within = share > 1 ? 100 / share : share * 100
  return (
    <svg
      className="d-block w-100 span-all"
      viewBox="0 0 100 4"
      height="4"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect fill="var(--edge-11)" width={within} height="4" />
      {share > 1 && (
        <rect className="text-danger" fill="currentcolor" x={within + 0.6} width={100 - within} height="4" />
      )}
    </svg>
  )
}

/** Ignores presses while the work of the first one goes on, so that a double click stores no file twice. */
export function useOneAtATime<Args extends unknown[]>(work: (...args: Args) => Promise<void>) {
  const isWorking = useRef(false)
  return async (...args: Args) => {
    if (isWorking.current) return
    isWorking.current = true
    try {
      await work(...args)
    } finally {
      isWorking.current = false
    }
  }
}

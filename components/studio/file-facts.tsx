import { kilobytes } from '@/lib/carousel/check/media-types'
import { fileFacts as texts } from '@/lib/content/studio-files'

const BAD = 'fw-semibold text-danger'

type Props = {
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
export function FileFacts({ name, bytes, limit, size, isBadSize = false, sizeText }: Props) {
  const isOver = bytes !== undefined && bytes > limit
  return (
    <div className="file-facts d-grid min-w-0 fs-sm numeric">
      <b className="fw-semibold">{name}</b>
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
    <svg className="d-block w-100" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width={within} height="4" />
      {share > 1 && <rect className="beyond" x={within + 0.6} width={100 - within} height="4" />}
    </svg>
  )
}

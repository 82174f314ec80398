import type { MediaFile } from '@/lib/carousel/media-file'
import { isWide, wideCrop } from '@/lib/carousel/media-limits'
import { useStudio } from './studio-context'
import styles from './well.module.scss'

/** A picture of another shape is shown whole, with what a crop would keep. */
export function PosterPicture({ name, file }: { name: string; file: MediaFile | undefined }) {
  const { view } = useStudio()
  if (!file?.size) return <span className={styles.picture} />
  const { width, height } = file.size
  const kept = wideCrop(file.size)
  const [left, top] = [(width - kept.width) / 2, (height - kept.height) / 2]
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`The poster ${name}`}
    >
      <image href={view.urlOf(name)} width={width} height={height} />
      {!isWide(file.size) && (
        <>
          <path
            className={styles.cut}
            fillRule="evenodd"
            d={`M0 0H${width}V${height}H0ZM${left} ${top}V${top + kept.height}H${left + kept.width}V${top}Z`}
          />
          <rect className={styles.kept} x={left} y={top} width={kept.width} height={kept.height} />
        </>
      )}
    </svg>
  )
}

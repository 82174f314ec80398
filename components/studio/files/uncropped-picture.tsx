import { type Size, wideCrop } from '@/lib/carousel/check/media-limits'
import styles from './uncropped.module.scss'

type Props = { src: string; name: string; size: Size }

/** Shows the whole picture and outlines the 16:9 area that a crop would keep. */
export function UncroppedPicture({ src, name, size }: Props) {
  const { width, height } = size
  const kept = wideCrop(size)
  const [left, top] = [(width - kept.width) / 2, (height - kept.height) / 2]
  return (
    <svg
      className={styles.whole}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`The poster ${name}`}
    >
      <image href={src} width={width} height={height} />
      <path
        className={styles.cut}
        fillRule="evenodd"
        d={`M0 0H${width}V${height}H0ZM${left} ${top}V${top + kept.height}H${left + kept.width}V${top}Z`}
      />
      <rect className={styles.kept} x={left} y={top} width={kept.width} height={kept.height} />
    </svg>
  )
}

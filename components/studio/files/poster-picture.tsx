import { useStudio } from '@/components/studio/studio-context'
import type { MediaFile } from '@/lib/carousel/check/media-file'
import { isWide, type Size, wideCrop } from '@/lib/carousel/check/media-types'
import { posterPicture as texts } from '@/lib/content/studio/files'
import styles from './files.module.scss'
import { Thumbnail } from './thumbnail'

const PICTURE = `${styles.picture} d-block w-100 min-h-target rounded-2`

export function PosterPicture({ name, file }: { name: string; file: MediaFile | undefined }) {
  const { view } = useStudio()
  if (!file?.size || !file.type?.startsWith('image/')) return <span className={PICTURE} />
  if (!isWide(file.size)) return <UncroppedPicture src={view.urlOf(name)} name={name} size={file.size} />
  return (
    <Thumbnail
      poster={name}
      blank={PICTURE}
      className={PICTURE}
      alt={texts.description(name)}
      width={file.size.width}
      height={file.size.height}
    />
  )
}

type UncroppedProps = { src: string; name: string; size: Size }

/** Shows the whole picture and outlines the 16:9 area that a crop would keep. */
function UncroppedPicture({ src, name, size }: UncroppedProps) {
  const { width, height } = size
  const kept = wideCrop(size)
  const [left, top] = [(width - kept.width) / 2, (height - kept.height) / 2]
  return (
    <svg
      className="d-block w-100 rounded-2"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={texts.description(name)}
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

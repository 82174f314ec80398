import { lazy, Suspense } from 'react'
import type { MediaFile } from '@/lib/carousel/media-file'
import { isWide } from '@/lib/carousel/media-limits'
import { useStudio } from './studio-context'
import styles from './well.module.scss'

const UncroppedPicture = lazy(async () => ({
  default: (await import('./uncropped-picture')).UncroppedPicture,
}))

export function PosterPicture({ name, file }: { name: string; file: MediaFile | undefined }) {
  const { view } = useStudio()
  if (!file?.size) return <span className={styles.picture} />
  const { width, height } = file.size
  const src = view.urlOf(name)
  if (isWide(file.size)) {
    return (
      <img
        className={styles.picture}
        src={src}
        alt={`The poster ${name}`}
        width={width}
        height={height}
        loading="lazy"
      />
    )
  }
  return (
    <Suspense fallback={<span className={styles.picture} />}>
      <UncroppedPicture src={src} name={name} size={file.size} />
    </Suspense>
  )
}

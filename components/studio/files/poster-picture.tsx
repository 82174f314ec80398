import { lazy, Suspense } from 'react'
import { useStudio } from '@/components/studio/studio-context'
import type { MediaFile } from '@/lib/carousel/check/media-file'
import { isWide } from '@/lib/carousel/check/media-limits'
import { useThumbnail } from './use-thumbnail'
import styles from './well.module.scss'

const UncroppedPicture = lazy(async () => ({
  default: (await import('./uncropped-picture')).UncroppedPicture,
}))

export function PosterPicture({ name, file }: { name: string; file: MediaFile | undefined }) {
  const { view } = useStudio()
  const small = useThumbnail(name)
  if (!file?.size || !small) return <span className={styles.picture} />
  if (!isWide(file.size)) {
    return (
      <Suspense fallback={<span className={styles.picture} />}>
        <UncroppedPicture src={view.urlOf(name)} name={name} size={file.size} />
      </Suspense>
    )
  }
  return (
    <picture>
      {small.avif && <source type="image/avif" srcSet={small.avif} />}
      <img
        className={styles.picture}
        src={small.src}
        alt={`The poster ${name}`}
        width={file.size.width}
        height={file.size.height}
        loading="lazy"
      />
    </picture>
  )
}

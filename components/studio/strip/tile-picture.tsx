import { useThumbnail } from '@/components/studio/files/use-thumbnail'
import type { DraftSlide } from '@/lib/studio/draft'
import styles from './strip.module.scss'

export function TilePicture({ slide: { poster } }: { slide: DraftSlide }) {
  const small = useThumbnail(poster)
  if (!small) return <span className={styles.blank} />
  return (
    <picture>
      {small.avif && <source type="image/avif" srcSet={small.avif} />}
      <img src={small.src} alt="" loading="lazy" draggable={false} />
    </picture>
  )
}

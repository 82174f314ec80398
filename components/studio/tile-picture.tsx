import type { DraftSlide } from '@/lib/carousel/draft'
import styles from './strip.module.scss'
import { useThumbnail } from './use-thumbnail'

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

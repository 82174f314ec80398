import type { DraftSlide } from '@/lib/carousel/draft'
import styles from './tile-ghost.module.scss'
import { TilePicture } from './tile-picture'

type Props = { slide: DraftSlide; x: number; y: number }

/** The tile that follows the pointer. */
export function TileGhost({ slide, x, y }: Props) {
  return (
    <span className={styles.lifted} aria-hidden="true" style={{ left: x, top: y }}>
      <TilePicture slide={slide} />
    </span>
  )
}

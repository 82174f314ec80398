import type { Slide } from '@/lib/carousel/slides'
import { BREAKPOINTS_PX, HERO_PX } from '@/lib/config/shared-values'
import styles from './carousel.module.scss'

/** The least width of a 16:9 poster that covers a hero of this height. */
const widthFor = (height: number) => Math.ceil((height * 16) / 9)

const widthOnPhones = `min(${widthFor(100)}vh - ${widthFor(HERO_PX.reservedOnPhones)}px, ${widthFor(HERO_PX.maxOnPhones)}px)`

export const POSTER_SIZES = [
  `(max-width: ${BREAKPOINTS_PX.md - 1}px) max(100vw, ${widthOnPhones})`,
  `max(100vw, ${widthFor(HERO_PX.max)}px)`,
].join(', ')

export function SlidePoster({ poster, isFirst }: { poster: Slide['poster']; isFirst: boolean }) {
  return (
    <picture className={styles.poster}>
      {poster.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={POSTER_SIZES} />
      ))}
      <img
        className={`${styles.media} position-absolute inset-0 w-100 h-100 object-fit-cover`}
        src={poster.src}
        alt=""
        width={poster.width}
        height={poster.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}

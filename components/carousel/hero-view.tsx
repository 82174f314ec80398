import type { ComponentProps } from 'react'
import type { ShownSlide } from '@/lib/carousel/slides'
import { heroView as texts } from '@/lib/content/carousel/hero'
import styles from './carousel.module.scss'
import { HeroControls } from './hero-controls'
import { HeroSlide } from './hero-slide'

type Props = {
  slides: readonly ShownSlide[]
  index: number
  /** Whether the slides are advancing by themselves right now. */
  isMoving: boolean
  isStopped: boolean
  isPlaying: boolean
  isNear: (index: number) => boolean
  onToggle: () => void
  onShow: (index: number) => void
} & Pick<ComponentProps<'section'>, 'ref' | 'onPointerOver' | 'onPointerLeave' | 'onFocus' | 'onBlur'>

/** The carousel's markup without its timing, shared by the home page and the studio's preview. */
export function HeroView(props: Props) {
  const { slides, index, isMoving, isStopped, isPlaying, isNear, onToggle, onShow, ...section } = props
  return (
    <section
      {...section}
      className={`${styles.hero} on-dark position-relative`}
      aria-roledescription={texts.role}
      aria-label={texts.label}
      data-moving={isMoving}
      data-many={slides.length > 6}
    >
      <div className={styles.slides} aria-live={isMoving ? 'off' : 'polite'}>
        {slides.map((slide, at) => (
          <HeroSlide
            // biome-ignore lint/suspicious/noArrayIndexKey: two slides of a draft may have the same video
            key={`${at} ${slide.videos[0]?.src}`}
            slide={slide}
            index={at}
            count={slides.length}
            isActive={at === index}
            isNear={isNear(at)}
            isPlaying={at === index && isPlaying}
          />
        ))}
      </div>
      <HeroControls slides={slides} index={index} isStopped={isStopped} onToggle={onToggle} onShow={onShow} />
    </section>
  )
}

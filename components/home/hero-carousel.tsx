'use client'

import { useRef, useState } from 'react'
import { stoppedStore } from '@/lib/carousel/motion-store'
import type { Slide } from '@/lib/carousel/slides'
import { useMediaQuery, usePageLoaded, useSaveData } from '@/lib/carousel/use-browser-state'
import { useTurning } from '@/lib/carousel/use-turning'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import styles from './hero-carousel.module.scss'
import { HeroControls } from './hero-controls'
import { HeroSlide } from './hero-slide'
import { useAttention } from './use-attention'

export function HeroCarousel({ slides }: { slides: readonly Slide[] }) {
  const [chosen, setChosen] = useState(0)
  const [seen, setSeen] = useState<readonly number[]>([0])
  const place = useRef<HTMLElement>(null)
  const attention = useAttention(place)
  const isLoaded = usePageLoaded()
  const isSavingData = useSaveData()
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const wasStopped = useStoredValue(stoppedStore)
  const [isAsked, setIsAsked] = useState(false)

  // A draft may have lost the slide that was shown.
  const index = Math.min(chosen, slides.length - 1)
  const next = (index + 1) % slides.length
  // Until the visitor asks, the system's wish for less motion decides.
  const isStopped = wasStopped === true || (isCalm && !isAsked)
  const isReady = wasStopped !== undefined
  const isMoving = isReady && !isStopped && !attention.isHeld && slides.length > 1

  function show(at: number) {
    setChosen(at)
    setSeen((before) => (before.includes(at) ? before : [...before, at]))
  }
  useTurning(index, isMoving, () => show(next))

  function toggleMotion() {
    stoppedStore.set(!isStopped)
    setIsAsked(isStopped)
    // Who presses Play is still at the control, and wants to see it move.
    if (isStopped) attention.release()
  }

  return (
    <section
      ref={place}
      className={`${styles.hero} on-dark`}
      aria-roledescription="carousel"
      aria-label="Product lines"
      data-moving={isMoving}
      data-many={slides.length > 6}
      {...attention.props}
    >
      <div className={styles.slides} aria-live={isMoving ? 'off' : 'polite'}>
        {slides.map((slide, at) => (
          <HeroSlide
            key={slide.videos[0]?.src}
            slide={slide}
            index={at}
            count={slides.length}
            isActive={at === index}
            isNear={seen.includes(at) || (isLoaded && at === next)}
            isPlaying={at === index && isReady && isLoaded && !isStopped && !isSavingData}
          />
        ))}
      </div>
      <HeroControls
        slides={slides}
        index={index}
        isStopped={isStopped}
        onToggle={toggleMotion}
        onShow={show}
      />
    </section>
  )
}

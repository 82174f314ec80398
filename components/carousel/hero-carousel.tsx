'use client'

import { useRef, useState } from 'react'
import { stoppedStore } from '@/lib/carousel/motion-store'
import type { Slide } from '@/lib/carousel/slides'
import { useAutoplay } from '@/lib/carousel/use-autoplay'
import { useMediaQuery, usePageLoaded, useSaveData } from '@/lib/carousel/use-browser-state'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import { HeroView } from './hero-view'
import { useHoverOrFocus } from './use-hover-or-focus'

export function HeroCarousel({ slides }: { slides: readonly Slide[] }) {
  const [index, setIndex] = useState(0)
  const [seen, setSeen] = useState<readonly number[]>([0])
  const place = useRef<HTMLElement>(null)
  const attention = useHoverOrFocus(place)
  const isLoaded = usePageLoaded()
  const isSavingData = useSaveData()
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const wasStopped = useStoredValue(stoppedStore)
  const [hasPressedPlay, setHasPressedPlay] = useState(false)

  const next = (index + 1) % slides.length
  // Reduced motion stops the slides until the visitor presses Play.
  const isStopped = wasStopped === true || (prefersReducedMotion && !hasPressedPlay)
  const isReady = wasStopped !== undefined
  const isMoving = isReady && !isStopped && !attention.isHeld && slides.length > 1

  function show(at: number) {
    setIndex(at)
    setSeen((before) => (before.includes(at) ? before : [...before, at]))
  }
  useAutoplay(index, isMoving, () => show(next))

  function toggleMotion() {
    stoppedStore.set(!isStopped)
    setHasPressedPlay(isStopped)
    // The pointer or focus is still on the Play button and would keep the slides paused.
    if (isStopped) attention.release()
  }

  return (
    <HeroView
      ref={place}
      slides={slides}
      index={index}
      isMoving={isMoving}
      isStopped={isStopped}
      isPlaying={isReady && isLoaded && !isStopped && !isSavingData}
      isNear={(at) => seen.includes(at) || (isLoaded && at === next)}
      onToggle={toggleMotion}
      onShow={show}
      {...attention.props}
    />
  )
}

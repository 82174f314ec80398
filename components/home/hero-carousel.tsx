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
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const wasStopped = useStoredValue(stoppedStore)
  const [isAsked, setIsAsked] = useState(false)

  const next = (index + 1) % slides.length
  // Until the visitor asks, the system's wish for less motion decides.
  const isStopped = wasStopped === true || (isCalm && !isAsked)
  const isReady = wasStopped !== undefined
  const isMoving = isReady && !isStopped && !attention.isHeld && slides.length > 1

  function show(at: number) {
    setIndex(at)
    setSeen((before) => (before.includes(at) ? before : [...before, at]))
  }
  useAutoplay(index, isMoving, () => show(next))

  function toggleMotion() {
    stoppedStore.set(!isStopped)
    setIsAsked(isStopped)
    // Who presses Play is still at the control, and wants to see it move.
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

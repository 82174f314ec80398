'use client'

import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import type { Slide } from '@/lib/carousel/slides'
import {
  stoppedStore,
  useAutoplay,
  useMediaQuery,
  usePageLoaded,
  useSaveData,
} from '@/lib/carousel/use-autoplay'
import { HeroView } from './hero-view'

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

/** Whether a visitor hovers an element with the mouse or has the keyboard focus in it. */
function useHoverOrFocus(place: RefObject<HTMLElement | null>) {
  const [hover, setHover] = useState<'away' | 'over' | 'released'>('away')
  const [isFocused, setIsFocused] = useState(false)

  // A mouse that was over the element before hydration fires no event.
  useEffect(() => {
    const readHover = () => setHover(place.current?.matches(':hover') ? 'over' : 'away')
    readHover()
    window.addEventListener('pageshow', readHover)
    return () => window.removeEventListener('pageshow', readHover)
  }, [place])

  return {
    isHeld: hover === 'over' || isFocused,
    /** Ignores the current hover and focus. A mouse counts again once it has left. */
    release() {
      setHover((before) => (before === 'over' ? 'released' : before))
      setIsFocused(false)
    },
    props: {
      // A tap is not a hover, and focus from a click is not keyboard focus.
      onPointerOver({ pointerType }: PointerEvent) {
        if (pointerType === 'touch') setHover('away')
        else setHover((before) => (before === 'released' ? before : 'over'))
      },
      onPointerLeave: () => setHover('away'),
      onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  }
}

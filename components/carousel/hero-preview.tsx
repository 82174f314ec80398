import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ShownSlide, VideoPart } from '@/lib/carousel/slides'
import { useAutoplay } from '@/lib/carousel/use-autoplay'
import { HeroView } from './hero-view'

type Props = {
  slides: readonly ShownSlide[]
  index: number
  /** A video that plays in a loop until it is paused, without moving to the next slide. */
  trial?: string | undefined
  /** The only part of that video that plays. */
  part?: VideoPart | undefined
  onShow: (index: number) => void
}

/** The carousel in the studio: stays on the slide being edited until its play button is pressed. */
export function HeroPreview({ slides, index, trial, part, onShow }: Props) {
  const [playing, setPlaying] = useState<{ from: number; at: number } | null>(null)
  // Selecting a slide in the studio stops the playback.
  const isPlaying = playing?.from === index
  const [stopped, setStopped] = useState<string | null>(null)
  const isTrying = trial !== undefined && trial !== stopped
  const shown = Math.min(isPlaying ? playing.at : index, slides.length - 1)
  const next = (shown + 1) % slides.length
  const [seen, setSeen] = useState<readonly number[]>([shown])
  if (!seen.includes(shown)) setSeen([...seen, shown])

  const hero = useRef<HTMLElement>(null)
  useVideoPart(hero, part)
  useAutoplay(shown, isPlaying && slides.length > 1, () => setPlaying({ from: index, at: next }))

  function show(at: number) {
    setPlaying(null)
    onShow(at)
  }

  return (
    <HeroView
      ref={hero}
      slides={slides}
      index={shown}
      isMoving={isPlaying && slides.length > 1}
      isStopped={!isPlaying && !isTrying}
      isPlaying={isPlaying || isTrying}
      isNear={(at) => seen.includes(at)}
      onToggle={() => {
        if (trial === undefined) setPlaying(isPlaying ? null : { from: index, at: index })
        else setStopped(isTrying ? trial : null)
      }}
      onShow={show}
    />
  )
}

/** Plays only a part of the shown slide's video. */
function useVideoPart(hero: RefObject<HTMLElement | null>, part: VideoPart | undefined) {
  useEffect(() => {
    const video = hero.current?.querySelector<HTMLVideoElement>('[data-active="true"] video')
    if (!video || !part) return
    video.style.setProperty('object-view-box', part.viewBox)
    function rewind(this: HTMLVideoElement) {
      if (part && (this.currentTime < part.start || this.currentTime >= part.end))
        this.currentTime = part.start
    }
    rewind.call(video)
    video.addEventListener('timeupdate', rewind)
    return () => video.removeEventListener('timeupdate', rewind)
  }, [hero, part])
}

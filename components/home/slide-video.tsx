import { useEffect, useRef, useState } from 'react'
import type { Slide } from '@/lib/carousel/slides'
import styles from './hero-slide.module.scss'

/** Loads nothing until it is asked to play; shows itself when it has a frame to show. */
export function SlideVideo({ videos, isPlaying }: { videos: Slide['videos']; isPlaying: boolean }) {
  const ref = useRef<HTMLVideoElement>(null)
  const [hasPlayed, setHasPlayed] = useState(false)

  useEffect(() => {
    const video = ref.current
    if (!video || !isPlaying) return
    // Set anew, as a property: it decides over sound, whatever became of the attribute.
    video.muted = true
    // Refused, missing or of no known format: the poster stands.
    video.play().catch(() => {})
    return () => video.pause()
  }, [isPlaying])

  return (
    <video
      ref={ref}
      className={styles.video}
      data-shown={hasPlayed}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setHasPlayed(true)}
    >
      {videos.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
    </video>
  )
}

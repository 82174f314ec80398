import { useEffect, useRef, useState } from 'react'
import type { Slide } from '@/lib/carousel/slides'
import styles from './carousel.module.scss'

/** Loads nothing until it is to play, and appears once it has a frame to show. */
export function SlideVideo({ videos, isPlaying }: { videos: Slide['videos']; isPlaying: boolean }) {
  const ref = useRef<HTMLVideoElement>(null)
  const [hasPlayed, setHasPlayed] = useState(false)

  useEffect(() => {
    const video = ref.current
    if (!video || !isPlaying) return
    // The attribute is only the initial value; browsers refuse to autoplay a video that is not muted now.
    video.muted = true
    // If the video is refused, missing or in an unknown format, the poster stays.
    video.play().catch(() => {})
    return () => video.pause()
  }, [isPlaying])

  return (
    <video
      ref={ref}
      className={`${styles.media} ${styles.video} position-absolute inset-0 w-100 h-100 object-fit-cover`}
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

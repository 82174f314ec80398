import { useEffect, useRef } from 'react'
import { onShownFrames } from '@/lib/studio/shown-frames'
import styles from './files.module.scss'
import { durationOf } from './video-player'

const PICTURES = 8

/** Eight thumbnails of a video in a row, drawn one at a time. */
export function FilmStrip({ src }: { src: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const video = document.createElement('video')
    video.muted = true
    video.preload = 'auto'
    // The first frame only shows that the video is ready to seek.
    let at = -1
    const stop = onShownFrames(video, () => {
      const target = canvas.current
      const width = (target?.width ?? 0) / PICTURES
      if (at >= 0) target?.getContext('2d')?.drawImage(video, at * width, 0, width, target.height)
      at += 1
      if (at < PICTURES) video.currentTime = (durationOf(video) * (at + 0.5)) / PICTURES
    })
    video.src = src
    return () => {
      stop()
      video.removeAttribute('src')
      video.load()
    }
  }, [src])
  return (
    <canvas ref={canvas} className={`${styles.film} d-block w-100 h-100 rounded-2`} width={960} height={68} />
  )
}

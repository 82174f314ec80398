import { useEffect, useRef } from 'react'
import styles from './frame-picker.module.scss'
import { lengthOf } from './use-metadata'

const PICTURES = 8

/** Eight thumbnails of a video in a row, drawn one at a time. */
export function FilmStrip({ src }: { src: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const video = document.createElement('video')
    video.muted = true
    video.preload = 'auto'
    let at = 0
    const seek = () => {
      video.currentTime = (lengthOf(video) * (at + 0.5)) / PICTURES
    }
    // At "seeked" the canvas may still get the frame before.
    const drawWhenShown = () => requestAnimationFrame(() => requestAnimationFrame(draw))
    const draw = () => {
      const target = canvas.current
      const width = (target?.width ?? 0) / PICTURES
      target?.getContext('2d')?.drawImage(video, at * width, 0, width, target.height)
      at += 1
      if (at < PICTURES) seek()
    }
    video.addEventListener('loadeddata', seek)
    video.addEventListener('seeked', drawWhenShown)
    video.src = src
    return () => {
      video.removeEventListener('loadeddata', seek)
      video.removeEventListener('seeked', drawWhenShown)
      video.removeAttribute('src')
      video.load()
    }
  }, [src])
  return (
    <canvas ref={canvas} className={`${styles.film} d-block w-100 h-100 rounded-2`} width={960} height={68} />
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import type { Size } from '@/lib/media/media-types'
import { onShownFrames } from '@/lib/studio/draw-poster'
import styles from './files.module.scss'
import { durationOf } from './video-player'

const PICTURES = 9
const SHARES = Array.from({ length: PICTURES }, (_, i) => (i + 0.5) / PICTURES)

/** Gives the pictures at these shares of a video, one after the other. */
export type Frames = (
  shares: readonly number[],
  signal: AbortSignal,
  onPicture: (picture: CanvasImageSource | null, size: Size) => void,
) => void

type Props = { frames: Frames; label: string; children: ReactNode }

/** A row of a video's pictures below the handles that choose from it. Redrawn when `frames` is another function. */
export function FrameRow({ frames, label, children }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const target = canvas.current
    const context = target?.getContext('2d')
    if (!target || !context) return
    const gone = new AbortController()
    const [width, height] = [target.width / PICTURES, target.height]
    let left = 0
    frames(SHARES, gone.signal, (picture, size) => {
      if (picture && !gone.signal.aborted) {
        // Cut to the cell's shape, from the middle.
        const scale = Math.max(width / size.width, height / size.height)
        const [cutWidth, cutHeight] = [width / scale, height / scale]
        const [x, y] = [(size.width - cutWidth) / 2, (size.height - cutHeight) / 2]
        context.drawImage(picture, x, y, cutWidth, cutHeight, left, 0, width, height)
      }
      left += width
    })
    return () => gone.abort()
  }, [frames])
  return (
    // biome-ignore lint/a11y/useSemanticElements: the handles have no legend
    <div className={`${styles.frames} position-relative`} role="group" aria-label={label}>
      <canvas ref={canvas} className="d-block w-100 h-100 bg-dark rounded-2" width={900} height={120} />
      {children}
    </div>
  )
}

/** The pictures of a video that the browser plays. */
export function framesOf(src: string): Frames {
  return (shares, signal, onPicture) => {
    const video = document.createElement('video')
    video.muted = true
    video.preload = 'auto'
    // The first frame only shows that the video is ready to seek.
    let at = -1
    const stop = onShownFrames(video, () => {
      if (at >= 0) onPicture(video, { width: video.videoWidth, height: video.videoHeight })
      at += 1
      const share = shares[at]
      if (share !== undefined) video.currentTime = durationOf(video) * share
    })
    video.src = src
    signal.addEventListener('abort', () => {
      stop()
      video.removeAttribute('src')
      video.load()
    })
  }
}

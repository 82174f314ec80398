import { useRef, useState } from 'react'
import { useStudio } from '@/components/studio/studio-context'
import { PauseIcon, PlayIcon } from '@/components/ui/icons'
import { endingOf, inPixels } from '@/lib/carousel/check/media-types'
import { videoPlayer as texts } from '@/lib/content/studio/files'
import styles from './files.module.scss'
import { useMetadata } from './use-metadata'

type Props = { names: readonly string[]; onSize: (size: string) => void }

/** Plays the video without sound, as on the home page, and shows its duration. */
export function VideoPlayer({ names, onSize }: Props) {
  const { view } = useStudio()
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [seconds, setSeconds] = useState<number | null>(null)

  useMetadata(video, ({ videoWidth, videoHeight, duration }) => {
    onSize(inPixels({ width: videoWidth, height: videoHeight }))
    if (Number.isFinite(duration)) setSeconds(Math.round(duration))
  })
  function toggle() {
    if (!video.current) return
    if (isPlaying) video.current.pause()
    // If the browser blocks playback, the first frame stays visible.
    else video.current.play().catch(() => {})
  }

  return (
    <div className="position-relative">
      <button
        className={`${styles.picture} d-block w-100 min-h-target p-0 overflow-hidden border-0 rounded-2`}
        type="button"
        aria-label={isPlaying ? texts.pause : texts.play}
        onClick={toggle}
      >
        <video
          ref={video}
          className={`${styles.video} d-block w-100 object-fit-cover`}
          muted
          loop
          playsInline
          preload="metadata"
          tabIndex={-1}
          onPlay={() => setIsPlaying(true)}
          onPause={() => setIsPlaying(false)}
        >
          {names
            .filter((name) => view.files.has(name))
            .map((name) => (
              <source key={name} src={`${view.urlOf(name)}#t=0.1`} type={`video/${endingOf(name)}`} />
            ))}
        </video>
        <span className={`${styles.play} position-absolute d-grid rounded-circle`}>
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </span>
      </button>
      {seconds !== null && (
        <span className={`${styles.length} position-absolute rounded-1 fs-xs lh-1 pe-none`}>{seconds} s</span>
      )}
    </div>
  )
}

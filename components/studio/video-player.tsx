import { type ComponentProps, useRef, useState } from 'react'
import { PauseIcon, PlayIcon } from '@/components/ui/icons'
import { copiesOf } from '@/lib/carousel/check/media-problems'
import { videoPlayer as texts } from '@/lib/content/studio-files'
import { endingOf, inSeconds } from '@/lib/media/media-types'
import styles from './files.module.scss'
import { useStudio } from './studio-context'

/** Plays the video without sound, as on the home page, and shows its duration. */
export function VideoPlayer({ names }: { names: readonly string[] }) {
  const { view } = useStudio()
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const shown = names.filter((name) => view.files.has(name))
  const seconds = shown.map((name) => view.files.get(name)?.seconds).find(Boolean)

  function toggle() {
    if (!video.current) return
    if (isPlaying) video.current.pause()
    // If the browser blocks playback, the first frame stays visible.
    else video.current.play().catch(() => {})
  }

  return (
    <div className="position-relative">
      <button
        className="d-block w-100 h-auto min-h-target p-0 overflow-hidden border-0 bg-dark rounded-2"
        type="button"
        aria-label={isPlaying ? texts.pause : texts.play}
        onClick={toggle}
      >
        <video
          ref={video}
          className="d-block w-100 aspect-video object-fit-cover"
          muted
          loop
          playsInline
          preload="metadata"
          tabIndex={-1}
          onPlay={() => setIsPlaying(true)}
          onPause={() => setIsPlaying(false)}
        >
          {shown.map((name) => (
            <source key={name} src={`${view.urlOf(name)}#t=0.1`} type={`video/${endingOf(name)}`} />
          ))}
        </video>
        <span
          className={`${styles.play} position-absolute d-flex align-items-center justify-content-center rounded-circle`}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </span>
      </button>
      {seconds !== undefined && (
        <span className={`${styles.length} position-absolute rounded-1 fs-xs lh-1 pe-none`}>
          {inSeconds(seconds)}
        </span>
      )}
    </div>
  )
}

/** Duration in seconds; 0 when the file does not contain it, as in browser recordings. */
export function durationOf({ duration }: HTMLVideoElement): number {
  return Number.isFinite(duration) ? duration : 0
}

type ThumbnailProps = Omit<ComponentProps<'img'>, 'src'> & {
  poster: string
  /** The class of the box that is shown if there is no poster. */
  blank: string | undefined
}

/** A poster as its 800 px copy: an AVIF if there is one, and a format that every browser supports. */
export function Thumbnail({ poster, blank, ...attributes }: ThumbnailProps) {
  const { files, urlOf } = useStudio().view
  const small = copiesOf(poster).filter((copy) => copy.includes('-800.') && files.has(copy))
  const avif = small.find((copy) => copy.endsWith('.avif'))
  const name = small.find((copy) => !copy.endsWith('.avif')) ?? poster
  if (!files.get(name)?.type?.startsWith('image/')) return <span className={blank} />
  return (
    <picture>
      {avif !== undefined && <source type="image/avif" srcSet={urlOf(avif)} />}
      <img alt="" {...attributes} src={urlOf(name)} loading="lazy" />
    </picture>
  )
}

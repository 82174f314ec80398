import { useEffect, useRef, useState } from 'react'
import FormRange from 'react-bootstrap/FormRange'
import { ChevronLeftIcon } from '@/components/ui/icons/chevron-left-icon'
import { ChevronRightIcon } from '@/components/ui/icons/chevron-right-icon'
import { announce } from '@/lib/announcements/announcements'
import { captureFrame, frameSize } from '@/lib/carousel/draw-poster'
import { endingOf } from '@/lib/carousel/ending'
import { kilobytes } from '@/lib/carousel/media-limits'
import { takePoster } from '@/lib/carousel/take-files'
import { fieldId } from './field-ids'
import { FilmStrip } from './film-strip'
import styles from './frame-picker.module.scss'
import { showAndFocus, useStudio, useStudioUi } from './studio-context'
import { useMetadata } from './use-metadata'

const FRAME_SECONDS = 1 / 25
/** Where it begins: films often start and end in the dark. */
const FIRST_SHARE = 0.4

/** Takes the poster out of the slide's video; the preview shows the frame meanwhile. */
export function FramePicker({ onClose }: { onClose: () => void }) {
  const { store, view } = useStudio()
  const { frame, showFrame } = useStudioUi()
  const video = useRef<HTMLVideoElement>(null)
  const picture = useRef<Blob | null>(null)
  const [seconds, setSeconds] = useState(0)
  const [duration, setDuration] = useState(0)
  const { slide } = view
  const name = slide.video.find((one) => view.files.has(one)) ?? ''
  const src = view.urlOf(name)

  useEffect(() => () => showFrame(null), [showFrame])
  useMetadata(video, begin)

  function begin(film: HTMLVideoElement) {
    setDuration(film.duration)
    setSeconds(film.duration * FIRST_SHARE)
    film.currentTime = film.duration * FIRST_SHARE
  }
  function seek(to: number) {
    const at = Math.max(0, Math.min(to, duration))
    setSeconds(at)
    if (video.current) video.current.currentTime = at
  }
  async function show() {
    if (!video.current) return
    const at = video.current.currentTime
    picture.current = await captureFrame(video.current)
    if (video.current?.currentTime !== at) return
    if (frame) URL.revokeObjectURL(frame.url)
    showFrame({ slide: slide.id, url: URL.createObjectURL(picture.current), seconds: at })
  }
  async function use() {
    if (!picture.current) return
    await takePoster(
      store,
      slide.id,
      `${name.slice(0, -endingOf(name).length - 1)}-poster.jpg`,
      picture.current,
    )
    announce('studio files', () => 'The frame is the poster now.')
    showAndFocus(onClose, fieldId('poster'))
  }

  return (
    <div className={styles.picker}>
      <div className={styles.head}>
        <h4>Take the poster from the video</h4>
        <output className="numeric">
          {seconds.toFixed(1)} of {duration.toFixed(1)} s
        </output>
      </div>
      {frame && <img className={styles.frame} src={frame.url} alt="The frame" />}
      <video
        ref={video}
        className={styles.video}
        src={src}
        muted
        playsInline
        preload="auto"
        tabIndex={-1}
        aria-hidden="true"
        onSeeked={() => void show()}
      />
      <div className={styles.strip}>
        <FilmStrip key={src} src={src} />
        <FormRange
          aria-label="Frame"
          aria-valuetext={`${seconds.toFixed(1)} seconds`}
          min={0}
          max={duration}
          step={FRAME_SECONDS}
          value={seconds}
          onChange={({ target }) => seek(target.valueAsNumber)}
        />
      </div>
      <div className={styles.acts}>
        <div>
          <button
            className="btn btn-icon"
            type="button"
            aria-label="One frame back"
            onClick={() => seek(seconds - FRAME_SECONDS)}
          >
            <ChevronLeftIcon />
          </button>
          <button
            className="btn btn-icon"
            type="button"
            aria-label="One frame on"
            onClick={() => seek(seconds + FRAME_SECONDS)}
          >
            <ChevronRightIcon />
          </button>
        </div>
        <button
          className="btn btn-ghost"
          type="button"
          onClick={() => showAndFocus(onClose, fieldId('poster'))}
        >
          Cancel
        </button>
        <button className="btn btn-primary btn-sm" type="button" disabled={!frame} onClick={() => void use()}>
          Use this frame
        </button>
      </div>
      <p className="form-text">{wordsFor(video.current, frame ? picture.current : null)}</p>
    </div>
  )
}

function wordsFor(video: HTMLVideoElement | null, picture: Blob | null): string {
  if (!video || !picture) return 'The preview shows it.'
  const { width, height } = frameSize({ width: video.videoWidth, height: video.videoHeight })
  return `The preview shows it. It is saved as a JPEG of ${width} × ${height} px, about ${kilobytes(picture.size)} kB.`
}

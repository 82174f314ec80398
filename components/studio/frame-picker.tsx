import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { takeLostFocus } from '@/components/ui/focus'
import { SpriteIcon } from '@/components/ui/icon'
import { announce } from '@/lib/announcements/announcements'
import { framePicker as texts } from '@/lib/content/studio-files'
import { actions } from '@/lib/content/ui'
import { inKilobytes, inPixels, type Size, stemOf } from '@/lib/media/media-types'
import { captureFrame, frameSize, onShownFrames, type Poster } from '@/lib/studio/draw-poster'
import { takePoster } from '@/lib/studio/take-files'
import { Card, useOneAtATime } from './card'
import { ChooseFile } from './choose-files'
import styles from './files.module.scss'
import { FrameRow, framesOf } from './frame-row'
import { fieldId, showAndFocus, useDesk, useStudio } from './studio-context'
import { durationOf } from './video-player'

const FRAME_SECONDS = 1 / 25
/** Initial position as a share of the duration: videos often start and end with black frames. */
const FIRST_SHARE = 0.4

/** Captures a frame of the slide's video as its poster; the preview shows the current frame. */
export function FramePicker({ onClose }: { onClose: () => void }) {
  const { store, view } = useStudio()
  const { showFrame, hideFrame } = useDesk()
  const video = useRef<HTMLVideoElement>(null)
  const [seconds, setSeconds] = useState(0)
  const [duration, setDuration] = useState(0)
  const [frame, setFrame] = useState<(Poster & { url: string; size: Size }) | null>(null)
  const { slide } = view
  const name = slide.video.find((one) => view.files.has(one)) ?? ''
  const src = view.urlOf(name)
  const frames = useMemo(() => framesOf(src), [src])

  useEffect(() => {
    if (!frame) return
    return () => {
      hideFrame(frame.url)
      URL.revokeObjectURL(frame.url)
    }
  }, [frame, hideFrame])
  const onFrame = useEffectEvent((player: HTMLVideoElement) => {
    const length = durationOf(player)
    if (duration === length) return void show(player)
    setDuration(length)
    setSeconds(length * FIRST_SHARE)
    player.currentTime = length * FIRST_SHARE
  })
  useEffect(() => {
    const player = video.current
    return player ? onShownFrames(player, () => onFrame(player)) : undefined
  }, [])

  function seek(to: number) {
    const at = Math.max(0, Math.min(to, duration))
    setSeconds(at)
    if (video.current) video.current.currentTime = at
  }
  async function show(player: HTMLVideoElement) {
    const at = player.currentTime
    const poster = await captureFrame(player).catch(() => null)
    // The visitor may have moved to another frame or closed the picker in the meantime.
    if (!poster || video.current?.currentTime !== at) return
    const size = frameSize({ width: player.videoWidth, height: player.videoHeight })
    const url = URL.createObjectURL(poster.blob)
    setFrame({ ...poster, url, size })
    if (poster.isFlat) announce('studio files', () => texts.flat)
    showFrame({ slide: slide.id, url, size, words: texts.unused(at) })
  }
  const use = useOneAtATime(async (blob: Blob) => {
    await takePoster(store, slide.id, `${stemOf(name)}-poster.jpg`, blob)
    announce('studio files', () => texts.used)
    showAndFocus(onClose, fieldId('poster'))
  })

  return (
    <Card heading={texts.heading} aside={<output>{texts.position(seconds, duration)}</output>}>
      {frame && (
        <img
          className="d-lg-none w-100 aspect-video object-fit-cover rounded-2"
          src={frame.url}
          alt={texts.frame}
        />
      )}
      <video
        ref={video}
        className={`${styles.framePickerVideo} position-absolute pe-none`}
        src={src}
        muted
        playsInline
        preload="auto"
        tabIndex={-1}
        aria-hidden="true"
      />
      <FrameRow frames={frames} label={texts.frames}>
        <input
          type="range"
          ref={takeLostFocus}
          className={`${styles.handle} position-absolute m-0 p-0`}
          data-edge="both"
          aria-label={texts.slider}
          aria-valuetext={texts.sliderValue(seconds)}
          min={0}
          max={duration}
          step={FRAME_SECONDS}
          value={seconds}
          onChange={({ target }) => seek(target.valueAsNumber)}
        />
      </FrameRow>
      {frame?.isFlat && (
        <div className="d-flex flex-wrap gap-2 align-items-center">
          <p className="m-0 text-bad">{texts.flat}</p>
          <ChooseFile kind="poster" onChosen={onClose}>
            {texts.file}
          </ChooseFile>
        </div>
      )}
      <div className="d-flex flex-wrap gap-1 align-items-center">
        <div className={`${styles.steps} me-auto`}>
          <button
            className="btn btn-icon"
            type="button"
            aria-label={texts.previous}
            onClick={() => seek(seconds - FRAME_SECONDS)}
          >
            <SpriteIcon name="chevron-left" />
          </button>
          <button
            className="btn btn-icon"
            type="button"
            aria-label={texts.next}
            onClick={() => seek(seconds + FRAME_SECONDS)}
          >
            <SpriteIcon name="chevron-right" />
          </button>
        </div>
        <button
          className="btn btn-ghost"
          type="button"
          onClick={() => showAndFocus(onClose, fieldId('poster'))}
        >
          {actions.cancel}
        </button>
        <button
          className="btn btn-primary btn-sm"
          type="button"
          disabled={!frame}
          onClick={() => frame && void use(frame.blob)}
        >
          {texts.use}
        </button>
      </div>
      <p className="form-text m-0">
        {texts.preview} {frame && texts.size(inPixels(frame.size), inKilobytes(frame.blob.size))}
      </p>
    </Card>
  )
}

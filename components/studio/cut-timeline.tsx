import { type KeyboardEvent, type PointerEvent, useCallback } from 'react'
import { videoCut as texts } from '@/lib/content/studio-files'
import { type Cut, lengthOf, moveCut, moveEnd, moveStart, timelineAround } from '@/lib/studio/video/cut'
import type { SourceVideo } from '@/lib/studio/video/video'
import { followDrag } from './crop-frame'
import styles from './files.module.scss'
import { FrameRow, type Frames } from './frame-row'

const FRAME_SECONDS = 1 / 30
const KEY_SECONDS: Readonly<Record<string, number>> = {
  ArrowRight: 0.1,
  ArrowUp: 0.1,
  ArrowLeft: -0.1,
  ArrowDown: -0.1,
  PageUp: 1,
  PageDown: -1,
}

type Props = {
  video: SourceVideo
  cut: Cut
  timeline: Cut
  /** `at` is the time that the preview shows. */
  onChange: (cut: Cut, at: number, timeline?: Cut) => void
}

/** A row of frames with a handle at each end of the part that is kept. */
export function CutTimeline({ video, cut, timeline, onChange }: Props) {
  const { seconds } = video.facts
  const whole = { start: 0, end: seconds }
  const setStart = (to: number) => {
    const next = moveStart(cut, to, timeline)
    onChange(next, next.start)
  }
  const setEnd = (to: number) => {
    const next = moveEnd(cut, to, timeline)
    onChange(next, next.end)
  }
  const share = (at: number) => ((at - timeline.start) / lengthOf(timeline)) * 100

  function drag(event: PointerEvent<SVGElement>) {
    const perPixel = lengthOf(timeline) / (event.currentTarget.ownerSVGElement?.clientWidth || 1)
    followDrag(event, (moved) => {
      const next = moveCut(cut, cut.start + tenth(moved * perPixel), timeline)
      onChange(next, next.start)
    })
  }
  const { start, end } = timeline
  const frames = useCallback<Frames>(
    (shares, signal, onPicture) => {
      const times = shares.map((share) => start + (end - start) * share)
      // The row stays empty where the video cannot be decoded, which “Start” then reports.
      video
        .smallFrames(times, signal, (picture) => {
          onPicture(picture, picture ?? video.facts.size)
          picture?.close()
        })
        .catch(() => {})
    },
    [video, start, end],
  )

  return (
    <>
      {lengthOf(timeline) < seconds && (
        <label className="d-block fs-sm text-body-secondary">
          {texts.whole}
          <input
            className={styles.range}
            type="range"
            min={0}
            max={seconds - lengthOf(cut)}
            step={0.1}
            value={cut.start}
            aria-valuetext={texts.wholeValue(lengthOf(cut), cut.start)}
            onChange={({ target }) => {
              const next = moveCut(cut, target.valueAsNumber, whole)
              onChange(next, next.start, timelineAround(next, seconds))
            }}
          />
        </label>
      )}
      <FrameRow frames={frames} label={texts.heading}>
        <svg
          className="position-absolute inset-0 w-100 h-100"
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect className={styles.veil} width={share(cut.start)} height="1" />
          <rect className={styles.veil} x={share(cut.end)} width={100 - share(cut.end)} height="1" />
          <rect
            className={styles.part}
            x={share(cut.start)}
            width={share(cut.end) - share(cut.start)}
            height="1"
            onPointerDown={drag}
          />
        </svg>
        <Handle edge="start" cut={cut} timeline={timeline} onMove={setStart} />
        <Handle edge="end" cut={cut} timeline={timeline} onMove={setEnd} />
      </FrameRow>
      <p
        className="d-flex flex-wrap column-gap-2-half align-items-baseline justify-content-between fs-xs text-body-secondary numeric"
        aria-hidden="true"
      >
        <span>{texts.atEnd(start)}</span>
        <span>{texts.atEnd(end)}</span>
      </p>
    </>
  )
}

const tenth = (seconds: number) => Math.round(seconds * 10) / 10

type HandleProps = { edge: 'start' | 'end'; cut: Cut; timeline: Cut; onMove: (to: number) => void }

/** Arrows move by 0.1 s, with Shift by one frame, the Page keys by 1 s. */
function Handle({ edge, cut, timeline, onMove }: HandleProps) {
  const at = cut[edge]
  function onKey(event: KeyboardEvent) {
    const seconds = KEY_SECONDS[event.key]
    if (seconds === undefined) return
    event.preventDefault()
    onMove(at + (event.shiftKey ? Math.sign(seconds) * FRAME_SECONDS : seconds))
  }
  return (
    <input
      type="range"
      className={`${styles.handle} position-absolute m-0 p-0`}
      data-edge={edge}
      aria-label={texts[edge]}
      aria-valuetext={texts.seconds(at)}
      min={timeline.start}
      max={timeline.end}
      step="any"
      value={at}
      onKeyDown={onKey}
      onChange={({ target }) => onMove(tenth(target.valueAsNumber))}
    />
  )
}

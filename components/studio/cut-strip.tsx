import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { filmCut as texts } from '@/lib/content/studio-files'
import { type Cut, lengthOf, moveCut, moveEnd, moveStart, stripAround } from '@/lib/studio/film/cut'
import type { Film, FilmPicture } from '@/lib/studio/film/film'
import styles from './files.module.scss'

const PICTURES = 9
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
  film: Film
  cut: Cut
  strip: Cut
  /** `at` is the time that the preview shows. */
  onChange: (cut: Cut, at: number, strip?: Cut) => void
}

/** A strip of frames with a handle at each end of the part that is kept. */
export function CutStrip({ film, cut, strip, onChange }: Props) {
  const { seconds } = film.facts
  const whole = { start: 0, end: seconds }
  const setStart = (to: number) => {
    const next = moveStart(cut, to, strip)
    onChange(next, next.start)
  }
  const setEnd = (to: number) => {
    const next = moveEnd(cut, to, strip)
    onChange(next, next.end)
  }
  const share = (at: number) => ((at - strip.start) / lengthOf(strip)) * 100

  function drag(event: PointerEvent<SVGElement>) {
    const area = event.currentTarget
    const from = event.clientX
    const perPixel = lengthOf(strip) / (area.ownerSVGElement?.clientWidth || 1)
    const move = ({ clientX }: globalThis.PointerEvent) => {
      const next = moveCut(cut, cut.start + tenth((clientX - from) * perPixel), strip)
      onChange(next, next.start)
    }
    area.setPointerCapture(event.pointerId)
    area.addEventListener('pointermove', move)
    area.addEventListener('lostpointercapture', () => area.removeEventListener('pointermove', move), {
      once: true,
    })
  }

  return (
    <>
      {lengthOf(strip) < seconds && (
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
              onChange(next, next.start, stripAround(next, seconds))
            }}
          />
        </label>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: the two handles have no legend */}
      <div className={`${styles.filmStrip} position-relative`} role="group" aria-label={texts.heading}>
        <StripPictures film={film} strip={strip} />
        <svg
          className="position-absolute inset-0 w-100 h-100"
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect className={styles.filmVeil} width={share(cut.start)} height="1" />
          <rect className={styles.filmVeil} x={share(cut.end)} width={100 - share(cut.end)} height="1" />
          <rect
            className={styles.filmKept}
            x={share(cut.start)}
            width={share(cut.end) - share(cut.start)}
            height="1"
            onPointerDown={drag}
          />
        </svg>
        <Handle edge="start" cut={cut} strip={strip} onMove={setStart} />
        <Handle edge="end" cut={cut} strip={strip} onMove={setEnd} />
      </div>
      <p
        className="d-flex flex-wrap column-gap-2-half align-items-baseline justify-content-between fs-xs text-body-secondary numeric"
        aria-hidden="true"
      >
        <span>{texts.atEnd(strip.start)}</span>
        <span>{texts.atEnd(strip.end)}</span>
      </p>
    </>
  )
}

const tenth = (seconds: number) => Math.round(seconds * 10) / 10

type HandleProps = { edge: 'start' | 'end'; cut: Cut; strip: Cut; onMove: (to: number) => void }

/** Arrows move by 0.1 s, with Shift by one frame, the Page keys by 1 s. */
function Handle({ edge, cut, strip, onMove }: HandleProps) {
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
      min={strip.start}
      max={strip.end}
      step="any"
      value={at}
      onKeyDown={onKey}
      onChange={({ target }) => onMove(tenth(target.valueAsNumber))}
    />
  )
}

/** Frames of the strip next to each other, drawn one at a time. */
function StripPictures({ film, strip }: { film: Film; strip: Cut }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { start, end } = strip
  useEffect(() => {
    const target = canvas.current
    const context = target?.getContext('2d')
    if (!target || !context) return
    const gone = new AbortController()
    const { signal } = gone
    const [width, height] = [target.width / PICTURES, target.height]
    const times = Array.from({ length: PICTURES }, (_, i) => start + ((end - start) * (i + 0.5)) / PICTURES)
    let left = 0
    function draw(context: CanvasRenderingContext2D, picture: FilmPicture | null) {
      if (picture && !signal.aborted) {
        // Cut to the cell's shape, from the middle.
        const scale = Math.max(width / picture.width, height / picture.height)
        const [cutWidth, cutHeight] = [width / scale, height / scale]
        const [x, y] = [(picture.width - cutWidth) / 2, (picture.height - cutHeight) / 2]
        context.drawImage(picture, x, y, cutWidth, cutHeight, left, 0, width, height)
      }
      picture?.close()
      left += width
    }
    // The strip stays empty where the film cannot be decoded, which “Start” then reports.
    film.strip(times, signal, (picture) => draw(context, picture)).catch(() => {})
    return () => gone.abort()
  }, [film, start, end])
  return (
    <canvas
      ref={canvas}
      className={`${styles.pictures} d-block w-100 h-100 rounded-2`}
      width={900}
      height={120}
    />
  )
}

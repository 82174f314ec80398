import {
  type KeyboardEvent,
  type ReactNode,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useState,
} from 'react'
import { takeLostFocus } from '@/components/ui/focus'
import { cropFrame as texts } from '@/lib/content/studio-files'
import type { Size } from '@/lib/media/media-types'
import { drawFrame } from '@/lib/studio/draw-poster'
import { type Crop, cropAt, frameAxis } from '@/lib/studio/video/cut'
import styles from './files.module.scss'

type Props = {
  /** Of the whole picture. */
  size: Size
  /** 0 is the top or the left, 1 the bottom or the right. */
  position: number
  onMove: (position: number) => void
  /** A point of the framed part, in percent from its left. */
  point?: { percent: number; onMove: (percent: number) => void }
  /** Moves the focus to the slider if it was lost. */
  takesFocus?: boolean
  /** Shows the whole picture. */
  children: ReactNode
}

const RING_PX = 28
const MOST_HEIGHT_PX = 272
const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/** The 16:9 frame on a picture, and its slider. The frame and the ring of the point can also be dragged. */
export function CropFrame({ size, position, onMove, point, takesFocus, children }: Props) {
  const { width, height } = size
  const axis = frameAxis(size)
  const crop = cropAt(size, position)
  const ring = point && {
    x: crop.left + (crop.width * point.percent) / 100,
    y: crop.top + crop.height / 2,
  }
  const percent = Math.round(position * 100)

  function drag(event: ReactPointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const scale = width / box.width
    const [x, y] = [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale]
    if (ring && (axis === null || Math.hypot(x - ring.x, y - ring.y) < RING_PX * scale)) {
      const pointAt = (moved: number) => ((x + moved * scale - crop.left) / crop.width) * 100
      return followDrag(event, (moved) => point.onMove(pointAt(moved)))
    }
    const room = axis === 'x' ? width - crop.width : height - crop.height
    followDrag(event, (right, down) =>
      onMove(between(position + ((axis === 'x' ? right : down) * scale) / room, 0, 1)),
    )
  }

  return (
    <div className="stack gap-2">
      <div
        className="position-relative w-100 overflow-hidden rounded-2"
        style={{ maxWidth: (MOST_HEIGHT_PX * width) / height }}
      >
        {children}
        <svg
          className={`${styles.frame} position-absolute inset-0 w-100 h-100`}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          onPointerDown={drag}
        >
          <CroppedPart size={size} crop={crop} />
          {ring && <circle cx={ring.x} cy={ring.y} r={Math.max(width, height) / 28} />}
        </svg>
      </div>
      {axis && (
        <>
          <input
            type="range"
            ref={takesFocus ? takeLostFocus : undefined}
            className={styles.range}
            aria-label={texts.slider[axis]}
            aria-valuetext={texts.position[axis](percent)}
            min={0}
            max={100}
            value={percent}
            onKeyDown={(event) => {
              const step = stepOf(event)
              if (step !== 0) onMove(between(percent + step, 0, 100) / 100)
            }}
            onChange={({ target }) => onMove(target.valueAsNumber / 100)}
          />
          <div className="d-flex gap-2 align-items-center justify-content-between">
            <p className="m-0 fs-sm text-body-secondary">{texts.hint[axis]}</p>
            <button className="btn btn-line btn-sm flex-shrink-0" type="button" onClick={() => onMove(0.5)}>
              {texts.middle}
            </button>
          </div>
        </>
      )}
    </div>
  )
}

/** In an SVG over the whole picture: the frame, and a veil over the rest. */
export function CroppedPart({ size, crop }: { size: Size; crop: Crop }) {
  const { left, top, width, height } = crop
  return (
    <>
      <path
        className={styles.veil}
        fillRule="evenodd"
        d={`M0 0H${size.width}V${size.height}H0ZM${left} ${top}v${height}h${width}v${-height}Z`}
      />
      <rect x={left} y={top} width={width} height={height} />
    </>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

/** Down moves the frame down, and to the right. Browsers move a level slider the other way. */
function stepOf(event: KeyboardEvent): number {
  const step = STEPS[event.key] ?? 0
  if (step !== 0) event.preventDefault()
  return step
}

/** Calls `onMove` with how far the pointer has moved, in pixels, until it is released. */
export function followDrag(event: ReactPointerEvent<Element>, onMove: (x: number, y: number) => void) {
  const { currentTarget, clientX, clientY, pointerId } = event
  const gone = new AbortController()
  const { signal } = gone
  const move = (moved: Event) => {
    if (moved instanceof PointerEvent) onMove(moved.clientX - clientX, moved.clientY - clientY)
  }
  currentTarget.setPointerCapture(pointerId)
  currentTarget.addEventListener('pointermove', move, { signal })
  currentTarget.addEventListener('lostpointercapture', () => gone.abort(), { signal })
}

/** The URL of a picture's 16:9 part. It stays until the next part is drawn; one that cannot be drawn is left out. */
export function useDrawnPart(picture: ImageBitmap | null, position: number): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!picture) return
    let isGone = false
    const drawing = drawFrame(picture, position).catch(() => null)
    void drawing.then((blob) => {
      if (!isGone && blob) setUrl(URL.createObjectURL(blob))
    })
    return () => {
      isGone = true
    }
  }, [picture, position])
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url])
  return url
}

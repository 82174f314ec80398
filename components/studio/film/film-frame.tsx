import { type PointerEvent, useEffect, useRef } from 'react'
import type { Size } from '@/lib/carousel/check/media-types'
import { filmFrame as texts } from '@/lib/content/studio/film'
import type { FilmPicture } from '@/lib/studio/film/film'
import { cropAt } from '@/lib/studio/film/frame'
import styles from './film.module.scss'

type Props = {
  picture: FilmPicture | null
  size: Size
  axis: 'x' | 'y'
  position: number
  onMove: (position: number) => void
}

/** The 16:9 frame on the whole picture. The range is the control, dragging the shortcut. */
export function FilmFrame({ picture, size, axis, position, onMove }: Props) {
  const { width, height } = size
  const crop = cropAt(size, position)
  const percent = Math.round(position * 100)
  const text = texts[axis](percent)

  function drag(event: PointerEvent<SVGElement>) {
    const area = event.currentTarget
    const [from, box] = [event, area.getBoundingClientRect()]
    const room = axis === 'y' ? box.height * (1 - crop.height / height) : box.width * (1 - crop.width / width)
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const moved = axis === 'y' ? clientY - from.clientY : clientX - from.clientX
      onMove(Math.max(0, Math.min(1, position + moved / room)))
    }
    area.setPointerCapture(event.pointerId)
    area.addEventListener('pointermove', move)
    area.addEventListener('lostpointercapture', () => area.removeEventListener('pointermove', move), {
      once: true,
    })
  }

  return (
    <div className={`${styles.framing} d-grid align-items-center`} data-axis={axis}>
      <div className={`${styles.framer} position-relative overflow-hidden rounded-2`} data-axis={axis}>
        <WholePicture picture={picture} size={size} />
        <svg
          className={`${styles.frame} position-absolute inset-0 w-100 h-100`}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          onPointerDown={drag}
        >
          <path
            className={styles.veil}
            fillRule="evenodd"
            d={`M0 0H${width}V${height}H0ZM${crop.left} ${crop.top}V${crop.top + crop.height}H${crop.left + crop.width}V${crop.top}Z`}
          />
          <rect
            className={styles.window}
            x={crop.left}
            y={crop.top}
            width={crop.width}
            height={crop.height}
          />
        </svg>
      </div>
      <input
        type="range"
        className={styles.range}
        data-axis={axis}
        aria-label={axis === 'y' ? texts.vertical : texts.horizontal}
        aria-valuetext={text}
        min={0}
        max={100}
        value={percent}
        onChange={({ target }) => onMove(target.valueAsNumber / 100)}
      />
      <div className="stack gap-2">
        <p className="fs-sm text-body-secondary">{texts.hint}</p>
        <div>
          <button className="btn btn-line btn-sm" type="button" onClick={() => onMove(0.5)}>
            {texts.middle}
          </button>
        </div>
      </div>
    </div>
  )
}

const WIDTH = 480

function WholePicture({ picture, size }: { picture: FilmPicture | null; size: Size }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const height = Math.round((WIDTH * size.height) / size.width)
  useEffect(() => {
    if (picture) canvas.current?.getContext('2d')?.drawImage(picture, 0, 0, WIDTH, height)
  }, [picture, height])
  return <canvas ref={canvas} className={`${styles.pictures} d-block`} width={WIDTH} height={height} />
}

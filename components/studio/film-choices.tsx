import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { takeLostFocus } from '@/components/ui/focus'
import { SpriteIcon } from '@/components/ui/icon'
import { CheckIcon } from '@/components/ui/icons'
import { inPixels, type Size } from '@/lib/carousel/check/media-types'
import { filmCard, filmCut, filmFindings, filmFrame, filmOutput as texts } from '@/lib/content/studio-files'
import {
  bitrateFor,
  bytesAt,
  type Cut,
  cropAt,
  frameAxis,
  LEAST_BITRATE,
  lengthOf,
  outputSize,
} from '@/lib/studio/film/cut'
import { FILM_FORMATS, type Film, type FilmPicture } from '@/lib/studio/film/film'
import type { FilmJob } from '@/lib/studio/film/film-job'
import { findingsOf } from '@/lib/studio/film/findings'
import { cleanName } from '@/lib/studio/read-files'
import { CutStrip } from './cut-strip'
import styles from './files.module.scss'
import { Card, FilmSize } from './film-ready'
import { useFilmState } from './use-film'
import { useFilmPreview } from './use-film-preview'

/** Findings first, then which part of the film and of its picture is kept. */
export function FilmChoices({ job, film, notNow }: { job: FilmJob; film: Film; notNow: ReactNode }) {
  const { cut, strip, position, hasPoster } = useFilmState(job)
  const [at, setAt] = useState(cut.start)
  const { facts } = film
  const { picture, url } = useFilmPreview(job, film, { cut, at, position })
  const axis = frameAxis(facts.size)
  const seconds = lengthOf(cut)
  const most = bytesAt(bitrateFor(seconds, job.limit) ?? LEAST_BITRATE, seconds)

  function change(next: Cut, shown: number, moved = strip) {
    setAt(shown)
    job.set({ cut: next, strip: moved })
  }

  return (
    <Card job={job} heading={filmCard.heading}>
      <ul className={`${styles.findings} list-unstyled stack gap-1 rounded-2`}>
        {findingsOf(facts).map(({ isRight, what, limit }) => (
          <li key={what} className="d-flex gap-2" data-right={isRight}>
            {isRight ? <CheckIcon /> : <SpriteIcon name="close" />}
            <span className="visually-hidden">{isRight ? filmFindings.isRight : filmFindings.isWrong}</span>
            <span className="d-flex flex-wrap column-gap-2 align-items-baseline">
              {what} {limit && <small className="text-body-secondary">{limit}</small>}
            </span>
          </li>
        ))}
      </ul>
      <Step heading={filmCut.heading} value={filmCut.position(cut.start, cut.end, facts.seconds)} />
      {url && (
        <img
          className={`${styles.filmPicture} d-lg-none d-block w-100 rounded-2`}
          src={url}
          alt={filmCut.picture}
        />
      )}
      <CutStrip film={film} cut={cut} strip={strip} onChange={change} />
      {axis && (
        <>
          <Step heading={filmFrame.heading} value={filmFrame[axis](Math.round(position * 100))} />
          <FilmFrame
            picture={picture}
            size={facts.size}
            axis={axis}
            position={position}
            onMove={(to) => job.set({ position: to })}
          />
        </>
      )}
      <Step heading={texts.heading} value={texts.silent(inPixels(outputSize(facts.size)))} />
      {FILM_FORMATS.map((format) => (
        <FilmSize
          key={format}
          name={cleanName(job.name, `video/${format}`)}
          bytes={most}
          limit={job.limit}
          sizeText={texts.atMost}
        />
      ))}
      <label className="form-check d-flex gap-2 align-items-center min-h-target">
        <input
          className="form-check-input m-0 flex-shrink-0"
          type="checkbox"
          checked={hasPoster}
          onChange={({ target }) => job.set({ hasPoster: target.checked })}
        />
        <span>{texts.poster}</span>
      </label>
      <div className="d-flex flex-wrap gap-2 justify-content-end">
        {notNow}
        <button
          ref={takeLostFocus}
          className="btn btn-primary btn-sm"
          type="button"
          onClick={() => void job.start()}
        >
          {filmCard.start}
        </button>
      </div>
      <p className="form-text">{texts.hint}</p>
    </Card>
  )
}

const Step = ({ heading, value }: { heading: string; value: string }) => (
  <div className="d-flex flex-wrap column-gap-2-half align-items-baseline justify-content-between pt-2-half border-top">
    <h5 className="m-0 fs-sm">{heading}</h5>
    <output className="fs-sm text-body-secondary numeric">{value}</output>
  </div>
)

type Props = {
  picture: FilmPicture | null
  size: Size
  axis: 'x' | 'y'
  position: number
  onMove: (position: number) => void
}

/** The 16:9 frame on the whole picture. The range is the control, dragging the shortcut. */
function FilmFrame({ picture, size, axis, position, onMove }: Props) {
  const { width, height } = size
  const crop = cropAt(size, position)
  const percent = Math.round(position * 100)
  const text = filmFrame[axis](percent)

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
          className={`${styles.filmFrame} position-absolute inset-0 w-100 h-100`}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          onPointerDown={drag}
        >
          <path
            className={styles.filmVeil}
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
        aria-label={axis === 'y' ? filmFrame.vertical : filmFrame.horizontal}
        aria-valuetext={text}
        min={0}
        max={100}
        value={percent}
        onChange={({ target }) => onMove(target.valueAsNumber / 100)}
      />
      <div className="stack gap-2">
        <p className="fs-sm text-body-secondary">{filmFrame.hint}</p>
        <div>
          <button className="btn btn-line btn-sm" type="button" onClick={() => onMove(0.5)}>
            {filmFrame.middle}
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

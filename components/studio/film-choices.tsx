import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SpriteIcon } from '@/components/ui/icon'
import { CheckIcon } from '@/components/ui/icons'
import { cropFrame, filmCard, filmCut, filmFindings, filmOutput as texts } from '@/lib/content/studio-files'
import { inPixels, type Size } from '@/lib/media/media-types'
import { bitrateFor, bytesAt, type Cut, frameAxis, lengthOf, outputSize } from '@/lib/studio/film/cut'
import { FILM_FORMATS, type Film, type FilmPicture } from '@/lib/studio/film/film'
import type { FilmJob } from '@/lib/studio/film/film-job'
import { findingsOf } from '@/lib/studio/film/findings'
import { cleanName } from '@/lib/studio/read-files'
import { Card, CardStep, FilmSize, NextStep } from './card'
import { CropFrame } from './crop-frame'
import { CutStrip } from './cut-strip'
import styles from './files.module.scss'
import { useFilmState } from './use-film'
import { useFilmPreview } from './use-film-preview'

/** Findings first, then which part of the video and of its picture is kept. */
export function FilmChoices({ job, film, notNow }: { job: FilmJob; film: Film; notNow: ReactNode }) {
  const { cut, strip, position, hasPoster } = useFilmState(job)
  const [at, setAt] = useState(cut.start)
  const { facts } = film
  const { picture, url } = useFilmPreview(job, film, { cut, at, position })
  const axis = frameAxis(facts.size)
  const seconds = lengthOf(cut)
  const most = bytesAt(bitrateFor(seconds), seconds)

  function change(next: Cut, shown: number, moved = strip) {
    setAt(shown)
    job.set({ cut: next, strip: moved })
  }

  return (
    <Card heading={filmCard.heading} aside={job.name}>
      <ul className={`${styles.findings} list-unstyled stack gap-1 rounded-2`}>
        {findingsOf(facts).map(({ isRight, what, limit }) => (
          <li key={what} className={`d-flex gap-2 ${isRight ? 'text-ok' : 'text-bad'}`}>
            {isRight ? <CheckIcon /> : <SpriteIcon name="close" />}
            <span className="visually-hidden">{isRight ? filmFindings.isRight : filmFindings.isWrong}</span>
            <span className="d-flex flex-wrap column-gap-2 align-items-baseline text-body">
              {what} {limit && <small className="text-body-secondary">{limit}</small>}
            </span>
          </li>
        ))}
      </ul>
      <CardStep heading={filmCut.heading} value={filmCut.position(cut.start, cut.end, facts.seconds)} />
      {url && (
        <img
          className="d-lg-none d-block w-100 aspect-video object-fit-cover rounded-2"
          src={url}
          alt={filmCut.picture}
        />
      )}
      <CutStrip film={film} cut={cut} strip={strip} onChange={change} />
      {axis && (
        <>
          <CardStep
            heading={cropFrame.heading}
            value={cropFrame.position[axis](Math.round(position * 100))}
          />
          <CropFrame size={facts.size} position={position} onMove={(to) => job.set({ position: to })}>
            <WholePicture picture={picture} size={facts.size} />
          </CropFrame>
        </>
      )}
      <CardStep heading={texts.heading} value={texts.silent(inPixels(outputSize(facts.size)))} />
      {FILM_FORMATS.map((format) => (
        <FilmSize
          key={format}
          name={cleanName(job.name, `video/${format}`)}
          bytes={most}
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
        <NextStep onClick={() => void job.start()}>{filmCard.start}</NextStep>
      </div>
      <p className="form-text">{texts.hint}</p>
    </Card>
  )
}

const WIDTH = 480

function WholePicture({ picture, size }: { picture: FilmPicture | null; size: Size }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const height = Math.round((WIDTH * size.height) / size.width)
  useEffect(() => {
    if (picture) canvas.current?.getContext('2d')?.drawImage(picture, 0, 0, WIDTH, height)
  }, [picture, height])
  return <canvas ref={canvas} className="d-block w-100 bg-dark" width={WIDTH} height={height} />
}

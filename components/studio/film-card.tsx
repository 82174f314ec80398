import type { ReactNode } from 'react'
import { takeLostFocus } from '@/components/ui/focus'
import { SpriteIcon } from '@/components/ui/icon'
import {
  filmProblem,
  filmStopped,
  filmTooLong,
  filmWork,
  filmCard as texts,
} from '@/lib/content/studio-files'
import { actions } from '@/lib/content/ui'
import { inKilobytes, inSeconds, VIDEO_BYTES } from '@/lib/media/media-types'
import { lengthOf } from '@/lib/studio/film/cut'
import type { FilmJob, Phase } from '@/lib/studio/film/film-job'
import { Card, FilmSize, NextStep } from './card'
import { ChooseFile } from './choose-files'
import styles from './files.module.scss'
import { FilmChoices } from './film-choices'
import { FilmReady } from './film-ready'
import { fieldId, showAndFocus } from './studio-context'
import { useFilmState } from './use-film'

/** Cuts, frames and compresses a video for the slide. Takes the place of the video's well. */
export function FilmCard({ job }: { job: FilmJob }) {
  const { phase, film, cut } = useFilmState(job)
  const close = () => showAndFocus(() => job.set({ isOpen: false }), fieldId('video'))
  const notNow = (
    <button className="btn btn-ghost btn-sm" type="button" onClick={close}>
      {texts.notNow}
    </button>
  )
  switch (phase.name) {
    case 'opening':
      return (
        <Card heading={texts.heading} aside={job.name}>
          <p className="text-body-secondary">{texts.opening}</p>
        </Card>
      )
    case 'cannot':
      return <CannotPrepare job={job} problem={phase.problem} notNow={notNow} />
    case 'choosing':
      return film && <FilmChoices job={job} film={film} notNow={notNow} />
    case 'working':
      return <Working job={job} phase={phase} />
    case 'ready':
      return <FilmReady job={job} phase={phase} />
    case 'stopped':
      return (
        <Card heading={filmStopped.heading} aside={job.name}>
          <p className="d-flex gap-2 align-items-center fw-semibold">
            <SpriteIcon name="info" />
            {filmStopped.stopped(Math.round(phase.share * 100))}
          </p>
          <div className="d-flex flex-wrap gap-2 justify-content-end">
            {notNow}
            <NextStep onClick={() => void job.start()}>{texts.startAgain}</NextStep>
          </div>
        </Card>
      )
    case 'tooLong': {
      const seconds = lengthOf(cut)
      const [was, fits] = [inSeconds(seconds), inSeconds(phase.seconds)]
      return (
        <Card heading={filmTooLong.heading} aside={job.name}>
          <p className="d-flex gap-2 text-bad">
            <SpriteIcon name="exclamation" />
            <span>
              <b>{filmTooLong.problem(was, inKilobytes(VIDEO_BYTES))}</b>{' '}
              {filmTooLong.reason(was, inKilobytes(phase.bytes))}
            </span>
          </p>
          <FilmSize name={was} bytes={phase.bytes} />
          <FilmSize name={fits} bytes={(phase.bytes * phase.seconds) / seconds} />
          <div className="d-flex flex-wrap gap-2 justify-content-between">
            {notNow}
            <NextStep onClick={() => job.shortenTo(phase.seconds)}>{filmTooLong.shorten(fits)}</NextStep>
          </div>
        </Card>
      )
    }
  }
}

function Working({ job, phase }: { job: FilmJob; phase: Extract<Phase, { name: 'working' }> }) {
  const { share, format, part, of, secondsLeft } = phase
  const percent = Math.floor(share * 100)
  const details = [filmWork.part(filmWork.formats[format], part, of)]
  if (secondsLeft !== null) details.push(filmWork.left(secondsLeft))
  return (
    <Card heading={filmWork.heading} aside={job.name}>
      <div className="d-flex flex-wrap column-gap-2-half align-items-baseline justify-content-between fs-sm text-body-secondary numeric">
        <b className="fs-xl fw-semibold text-body">{filmWork.percent(percent)}</b>
        <span>{details.join(' · ')}</span>
      </div>
      <progress
        className={`${styles.progress} d-block w-100 overflow-hidden`}
        aria-label={filmWork.label}
        max={100}
        value={percent}
      />
      <p className="form-text">{filmWork.hint}</p>
      <div className="d-flex justify-content-end">
        <button ref={takeLostFocus} className="btn btn-line btn-sm" type="button" onClick={job.cancel}>
          {actions.cancel}
        </button>
      </div>
    </Card>
  )
}

type Problem = Extract<Phase, { name: 'cannot' }>['problem']

/** Why the video cannot be prepared, and three alternatives. */
function CannotPrepare({ job, problem, notNow }: { job: FilmJob; problem: Problem; notNow: ReactNode }) {
  const [what, why] = wordsFor(problem)
  return (
    <Card heading={filmProblem.heading} aside={job.name}>
      <p className="d-flex gap-2 text-bad">
        <SpriteIcon name="exclamation" />
        <span>
          <b className="fw-semibold">{what}</b> {why}
        </span>
      </p>
      {problem.why !== 'failed' && (
        <>
          <p className="fw-medium">{filmProblem.ways}</p>
          <ol className="stack gap-1 ps-3-half">
            <li>{filmProblem.way.safari}</li>
            <li>{filmProblem.way.camera}</li>
            <li>{filmProblem.way.convert}</li>
          </ol>
        </>
      )}
      <div className="d-flex flex-wrap gap-2 justify-content-end">
        {notNow}
        {problem.why === 'failed' && (
          <NextStep onClick={() => void (job.get().film ? job.start() : job.open())}>
            {texts.startAgain}
          </NextStep>
        )}
        <ChooseFile kind="video">{texts.another}</ChooseFile>
      </div>
    </Card>
  )
}

function wordsFor({ why, codec }: Problem): [string, string] {
  if (why === 'encoder') return [filmProblem.encoder, filmProblem.encoderReason]
  if (why === 'failed') return [filmProblem.failed, filmProblem.failedReason]
  return [filmProblem.unreadable, why === 'codec' ? filmProblem.codec(codec) : filmProblem[why]]
}

import type { ReactNode } from 'react'
import { takeLostFocus } from '@/components/ui/focus'
import { SpriteIcon } from '@/components/ui/icon'
import { convertHere } from '@/lib/content/studio'
import {
  videoCard as texts,
  videoProblem,
  videoStopped,
  videoTooLong,
  videoWork,
} from '@/lib/content/studio-files'
import { actions } from '@/lib/content/ui'
import { inKilobytes, inSeconds, VIDEO_BYTES } from '@/lib/media/media-types'
import { lengthOf } from '@/lib/studio/video/cut'
import { machineOf } from '@/lib/studio/video/video'
import type { Phase, VideoJob } from '@/lib/studio/video/video-job'
import { Card, NextStep, VideoSize } from './card'
import { ChooseFile } from './choose-files'
import styles from './files.module.scss'
import { fieldId, showAndFocus } from './studio-context'
import { useVideoState } from './use-video'
import { VideoChoices } from './video-choices'
import { VideoReady } from './video-ready'

/** Cuts, frames and compresses a video for the slide. Takes the place of the video's well. */
export function VideoCard({ job }: { job: VideoJob }) {
  const { phase, video, cut } = useVideoState(job)
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
      return video && <VideoChoices job={job} video={video} notNow={notNow} />
    case 'working':
      return <Working job={job} phase={phase} />
    case 'ready':
      return <VideoReady job={job} phase={phase} />
    case 'stopped':
      return (
        <Card heading={videoStopped.heading} aside={job.name}>
          <p className="d-flex gap-2 align-items-center fw-semibold">
            <SpriteIcon name="info" />
            {videoStopped.stopped(Math.round(phase.share * 100))}
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
        <Card heading={videoTooLong.heading} aside={job.name}>
          <p className="d-flex gap-2 text-bad">
            <SpriteIcon name="exclamation" />
            <span>
              <b>{videoTooLong.problem(was, inKilobytes(VIDEO_BYTES))}</b>{' '}
              {videoTooLong.reason(was, inKilobytes(phase.bytes))}
            </span>
          </p>
          <VideoSize name={was} bytes={phase.bytes} />
          <VideoSize name={fits} bytes={(phase.bytes * phase.seconds) / seconds} />
          <div className="d-flex flex-wrap gap-2 justify-content-between">
            {notNow}
            <NextStep onClick={() => job.shortenTo(phase.seconds)}>{videoTooLong.shorten(fits)}</NextStep>
          </div>
        </Card>
      )
    }
  }
}

function Working({ job, phase }: { job: VideoJob; phase: Extract<Phase, { name: 'working' }> }) {
  const { share, format, part, of, secondsLeft } = phase
  const percent = Math.floor(share * 100)
  const details = [videoWork.part(videoWork.formats[format], part, of)]
  if (secondsLeft !== null) details.push(videoWork.left(secondsLeft))
  return (
    <Card heading={videoWork.heading} aside={job.name}>
      <div className="d-flex flex-wrap column-gap-2-half align-items-baseline justify-content-between fs-sm text-body-secondary numeric">
        <b className="fs-xl fw-semibold text-body">{videoWork.percent(percent)}</b>
        <span>{details.join(' · ')}</span>
      </div>
      <progress
        className={`${styles.progress} d-block w-100 overflow-hidden`}
        aria-label={videoWork.label}
        max={100}
        value={percent}
      />
      <p className="form-text">{videoWork.hint}</p>
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
function CannotPrepare({ job, problem, notNow }: { job: VideoJob; problem: Problem; notNow: ReactNode }) {
  const [what, why] = wordsFor(problem)
  return (
    <Card heading={videoProblem.heading} aside={job.name}>
      <p className="d-flex gap-2 text-bad">
        <SpriteIcon name="exclamation" />
        <span>
          <b className="fw-semibold">{what}</b> {why}
        </span>
      </p>
      {problem.why !== 'failed' && (
        <>
          <p className="fw-medium">{videoProblem.ways}</p>
          <ol className="stack gap-1 ps-3-half">
            <li>{convertHere[machineOf(navigator.userAgent)]}</li>
            <li>{videoProblem.way.safari}</li>
            <li>{videoProblem.way.camera}</li>
          </ol>
        </>
      )}
      <div className="d-flex flex-wrap gap-2 justify-content-end">
        {notNow}
        {problem.why === 'failed' && (
          <NextStep onClick={() => void (job.get().video ? job.start() : job.open())}>
            {texts.startAgain}
          </NextStep>
        )}
        <ChooseFile kind="video">{texts.another}</ChooseFile>
      </div>
    </Card>
  )
}

function wordsFor({ why, codec }: Problem): [string, string] {
  if (why === 'encoder') return [videoProblem.encoder, videoProblem.encoderReason]
  if (why === 'failed') return [videoProblem.failed, videoProblem.failedReason]
  return [videoProblem.unreadable, why === 'codec' ? videoProblem.codec(codec) : videoProblem[why]]
}

import { type ReactNode, useEffect } from 'react'
import { takeLostFocus } from '@/components/ui/focus'
import { SpriteIcon } from '@/components/ui/icon'
import { CheckIcon } from '@/components/ui/icons'
import { announce } from '@/lib/announcements/announcements'
import { useMediaQuery } from '@/lib/carousel/use-autoplay'
import { convertHere } from '@/lib/content/studio'
import {
  videoCard as texts,
  videoProblem,
  videoReady,
  videoStage,
  videoStopped,
  videoTooLong,
  videoWork,
} from '@/lib/content/studio-files'
import { actions } from '@/lib/content/ui'
import { inKilobytes, inPixels, inSeconds, VIDEO_BYTES, VIDEO_SIZE } from '@/lib/media/media-types'
import { frameSize } from '@/lib/studio/draw-poster'
import { cleanName } from '@/lib/studio/read-files'
import { takeMade } from '@/lib/studio/take-files'
import { lengthOf, outputSize } from '@/lib/studio/video/cut'
import { machineOf } from '@/lib/studio/video/video'
import type { Phase, VideoJob } from '@/lib/studio/video/video-job'
import { Card, NextStep, useOneAtATime, VideoSize } from './card'
import { ChooseFile } from './choose-files'
import styles from './files.module.scss'
import { fieldId, showAndFocus, useDesk, useStudio, useVideoState } from './studio-context'
import { VideoChoices } from './video-choices'

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
      {problem.why !== 'failed' && problem.why !== 'noPicture' && (
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

/** The prepared video plays in the preview until it is used or its cut is changed. */
function VideoReady({ job, phase }: { job: VideoJob; phase: Extract<Phase, { name: 'ready' }> }) {
  const { store } = useStudio()
  const { showFrame, hideFrame } = useDesk()
  const { video, cut, hasPoster } = useVideoState(job)
  const { files, poster } = phase
  const isPlaying = !useMediaQuery('(prefers-reduced-motion: reduce)')

  useEffect(() => {
    if (!poster) return
    const videos = files.map(({ url, blob }) => ({ src: url, type: blob.type }))
    const size = frameSize(VIDEO_SIZE)
    const words = videoStage.ready
    showFrame({ slide: job.slide, url: poster.url, size, words, videos, isPlaying })
    return () => hideFrame(poster.url)
  }, [job, files, poster, isPlaying, showFrame, hideFrame])

  const use = useOneAtATime(async () => {
    const made = files.map(({ blob }) => ({ name: cleanName(job.name, blob.type), blob }))
    if (hasPoster && poster && !poster.isFlat)
      made.push({ name: cleanName(job.name, poster.blob.type), blob: poster.blob })
    await takeMade(store, job.slide, made)
    announce('studio files', () => texts.used)
    showAndFocus(() => job.set({ isOpen: false }), fieldId('video'))
  })

  return (
    <Card heading={videoReady.heading} aside={job.name}>
      <p className="d-flex gap-2 fw-semibold text-ok">
        <CheckIcon />
        <span>
          {video && videoReady.ready(inSeconds(lengthOf(cut)), inPixels(outputSize(video.facts.size)))}
        </span>
      </p>
      <video
        className="d-lg-none d-block w-100 aspect-video object-fit-cover rounded-2"
        aria-label={videoReady.video}
        controls
        muted
        loop
        playsInline
      >
        {files.map(({ url, blob }) => (
          <source key={url} src={url} type={blob.type} />
        ))}
      </video>
      {files.map(({ format, blob }) => (
        <VideoSize key={format} name={cleanName(job.name, blob.type)} bytes={blob.size} />
      ))}
      <p className="form-text">
        {files.some(({ format }) => format === 'mp4') ? videoReady.stays(isPlaying) : videoReady.onlyWebm}
      </p>
      {hasPoster && poster?.isFlat && <p className="text-bad">{videoReady.flatPoster}</p>}
      <div className="d-flex flex-wrap gap-2 justify-content-between">
        <button className="btn btn-ghost btn-sm" type="button" onClick={job.choose}>
          {texts.changeCut}
        </button>
        <NextStep onClick={() => void use()}>{texts.use}</NextStep>
      </div>
    </Card>
  )
}

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SpriteIcon } from '@/components/ui/icon'
import { CheckIcon } from '@/components/ui/icons'
import {
  cropFrame,
  videoOutput as texts,
  videoCard,
  videoCut,
  videoFindings,
} from '@/lib/content/studio-files'
import { inPixels, type Size } from '@/lib/media/media-types'
import { cleanName } from '@/lib/studio/read-files'
import { bitrateFor, bytesAt, type Cut, frameAxis, lengthOf, outputSize } from '@/lib/studio/video/cut'
import { findingsOf } from '@/lib/studio/video/findings'
import { type SourceVideo, VIDEO_FORMATS, type VideoPicture } from '@/lib/studio/video/video'
import type { VideoJob } from '@/lib/studio/video/video-job'
import { Card, CardStep, NextStep, VideoSize } from './card'
import { CropFrame } from './crop-frame'
import { CutTimeline } from './cut-timeline'
import styles from './files.module.scss'
import { useVideoState } from './studio-context'
import { useVideoPreview } from './use-video-preview'

/** Findings first, then which part of the video and of its picture is kept. */
export function VideoChoices({
  job,
  video,
  notNow,
}: {
  job: VideoJob
  video: SourceVideo
  notNow: ReactNode
}) {
  const { cut, timeline, position, hasPoster } = useVideoState(job)
  const [at, setAt] = useState(cut.start)
  const { facts } = video
  const { picture, url } = useVideoPreview(job, video, { cut, at, position })
  const axis = frameAxis(facts.size)
  const seconds = lengthOf(cut)
  const most = bytesAt(bitrateFor(seconds), seconds)

  function change(next: Cut, shown: number, moved = timeline) {
    setAt(shown)
    job.set({ cut: next, timeline: moved })
  }

  return (
    <Card heading={videoCard.heading} aside={job.name}>
      <ul className={`${styles.findings} list-unstyled stack gap-1 rounded-2`}>
        {findingsOf(facts).map(({ isRight, what, limit }) => (
          <li key={what} className={`d-flex gap-2 ${isRight ? 'text-ok' : 'text-bad'}`}>
            {isRight ? <CheckIcon /> : <SpriteIcon name="close" />}
            <span className="visually-hidden">{isRight ? videoFindings.isRight : videoFindings.isWrong}</span>
            <span className="d-flex flex-wrap column-gap-2 align-items-baseline text-body">
              {what} {limit && <small className="text-body-secondary">{limit}</small>}
            </span>
          </li>
        ))}
      </ul>
      <CardStep heading={videoCut.heading} value={videoCut.position(cut.start, cut.end, facts.seconds)} />
      {url && (
        <img
          className="d-lg-none d-block w-100 aspect-video object-fit-cover rounded-2"
          src={url}
          alt={videoCut.picture}
        />
      )}
      <CutTimeline video={video} cut={cut} timeline={timeline} onChange={change} />
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
      {VIDEO_FORMATS.map((format) => (
        <VideoSize
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
        <NextStep onClick={() => void job.start()}>{videoCard.start}</NextStep>
      </div>
      <p className="form-text">{texts.hint}</p>
    </Card>
  )
}

const WIDTH = 480

function WholePicture({ picture, size }: { picture: VideoPicture | null; size: Size }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const height = Math.round((WIDTH * size.height) / size.width)
  useEffect(() => {
    if (picture) canvas.current?.getContext('2d')?.drawImage(picture, 0, 0, WIDTH, height)
  }, [picture, height])
  return <canvas ref={canvas} className="d-block w-100 bg-dark" width={WIDTH} height={height} />
}

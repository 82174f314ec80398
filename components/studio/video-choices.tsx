import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SpriteIcon } from '@/components/ui/icon'
import { CheckIcon } from '@/components/ui/icons'
import { useMediaQuery } from '@/lib/carousel/use-autoplay'
import {
  cropFrame,
  videoOutput as texts,
  videoCard,
  videoCut,
  videoFindings,
  videoStage,
} from '@/lib/content/studio-files'
import { inPixels, type Size } from '@/lib/media/media-types'
import { frameSize } from '@/lib/studio/draw-poster'
import { cleanName } from '@/lib/studio/read-files'
import {
  bitrateFor,
  bytesAt,
  type Cut,
  canShowPart,
  frameAxis,
  lengthOf,
  outputSize,
  viewBoxOf,
} from '@/lib/studio/video/cut'
import { findingsOf } from '@/lib/studio/video/findings'
import { type SourceVideo, VIDEO_FORMATS, type VideoPicture } from '@/lib/studio/video/video'
import type { VideoJob } from '@/lib/studio/video/video-job'
import { Card, CardStep, NextStep, VideoSize } from './card'
import { CropFrame, useDrawnPart } from './crop-frame'
import { CutTimeline } from './cut-timeline'
import styles from './files.module.scss'
import { useDesk, useVideoState } from './studio-context'

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

type Moment = { cut: Cut; at: number; position: number }

/** After this time without a change, the chosen part plays. */
const PAUSE_MS = 800

/** Shows the chosen part of the video in the preview, first as a picture. Returns the whole picture, and the part's URL. */
function useVideoPreview(job: VideoJob, video: SourceVideo, { cut, at, position }: Moment) {
  const { showFrame, hideFrame } = useDesk()
  const [picture, setPicture] = useState<VideoPicture | null>(null)
  const url = useDrawnPart(picture, position)
  const decoding = useRef<Promise<unknown>>(Promise.resolve())
  const source = useRef<string>(undefined)
  const isPlaying = !useMediaQuery('(prefers-reduced-motion: reduce)')
  const { size } = video.facts

  useEffect(() => {
    const url = URL.createObjectURL(job.source)
    source.current = url
    return () => URL.revokeObjectURL(url)
  }, [job])

  useEffect(() => {
    let isGone = false
    // One picture at a time: a slider changes faster than a browser decodes.
    decoding.current = decoding.current.then(async () => {
      const next = isGone ? null : await video.frameAt(at).catch(() => null)
      if (isGone) next?.close()
      else if (next) setPicture(next)
    })
    return () => {
      isGone = true
    }
  }, [video, at])
  useEffect(() => () => picture?.close(), [picture])

  useEffect(() => {
    if (!url) return
    const words = videoStage.part(cut.start, cut.end)
    const still = { slide: job.slide, url, size: frameSize(size), words }
    showFrame(still)
    const src = source.current
    if (!src || !canShowPart(size)) return
    const part = { ...cut, viewBox: viewBoxOf(size, position) }
    // Without a type, browsers look into the file: many play a QuickTime video that they would not promise to play.
    const play = () => showFrame({ ...still, videos: [{ src, type: '' }], part, isPlaying })
    const pause = setTimeout(play, PAUSE_MS)
    return () => clearTimeout(pause)
  }, [job, url, size, position, cut, isPlaying, showFrame])
  useEffect(() => (url ? () => hideFrame(url) : undefined), [url, hideFrame])
  return { picture, url }
}

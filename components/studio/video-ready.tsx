import { useEffect } from 'react'
import { CheckIcon } from '@/components/ui/icons'
import { announce } from '@/lib/announcements/announcements'
import { useMediaQuery } from '@/lib/carousel/use-autoplay'
import { videoReady as texts, videoCard, videoStage } from '@/lib/content/studio-files'
import { inPixels, inSeconds, VIDEO_SIZE } from '@/lib/media/media-types'
import { frameSize } from '@/lib/studio/draw-poster'
import { cleanName } from '@/lib/studio/read-files'
import { takeMade } from '@/lib/studio/take-files'
import { lengthOf, outputSize } from '@/lib/studio/video/cut'
import type { Phase, VideoJob } from '@/lib/studio/video/video-job'
import { Card, NextStep, useOneAtATime, VideoSize } from './card'
import { fieldId, showAndFocus, useDesk, useStudio } from './studio-context'
import { useVideoState } from './use-video'

/** The prepared video plays in the preview until it is used or its cut is changed. */
export function VideoReady({ job, phase }: { job: VideoJob; phase: Extract<Phase, { name: 'ready' }> }) {
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
    announce('studio files', () => videoCard.used)
    showAndFocus(() => job.set({ isOpen: false }), fieldId('video'))
  })

  return (
    <Card heading={texts.heading} aside={job.name}>
      <p className="d-flex gap-2 fw-semibold text-ok">
        <CheckIcon />
        <span>{video && texts.ready(inSeconds(lengthOf(cut)), inPixels(outputSize(video.facts.size)))}</span>
      </p>
      <video
        className="d-lg-none d-block w-100 aspect-video object-fit-cover rounded-2"
        aria-label={texts.video}
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
        {files.some(({ format }) => format === 'mp4') ? texts.stays(isPlaying) : texts.onlyWebm}
      </p>
      {hasPoster && poster?.isFlat && <p className="text-bad">{texts.flatPoster}</p>}
      <div className="d-flex flex-wrap gap-2 justify-content-between">
        <button className="btn btn-ghost btn-sm" type="button" onClick={job.choose}>
          {videoCard.changeCut}
        </button>
        <NextStep onClick={() => void use()}>{videoCard.use}</NextStep>
      </div>
    </Card>
  )
}

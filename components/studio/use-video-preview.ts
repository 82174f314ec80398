import { useEffect, useRef, useState } from 'react'
import { useMediaQuery } from '@/lib/carousel/use-autoplay'
import { videoStage } from '@/lib/content/studio-files'
import { drawFrame, frameSize } from '@/lib/studio/draw-poster'
import { type Cut, canShowPart, viewBoxOf } from '@/lib/studio/video/cut'
import type { SourceVideo, VideoPicture } from '@/lib/studio/video/video'
import type { VideoJob } from '@/lib/studio/video/video-job'
import { useDesk } from './studio-context'

type Shown = { cut: Cut; at: number; position: number }

/** After this time without a change, the chosen part plays. */
const PAUSE_MS = 800

/** Shows the chosen part of the video in the preview, first as a picture. Returns the whole picture, and the part's URL. */
export function useVideoPreview(job: VideoJob, video: SourceVideo, { cut, at, position }: Shown) {
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

import { useEffect, useRef, useState } from 'react'
import { useStudioUi } from '@/components/studio/studio-context'
import { filmStage } from '@/lib/content/studio/film'
import { drawFrame, frameSize } from '@/lib/studio/draw-poster'
import type { Cut } from '@/lib/studio/film/cut'
import type { Film, FilmPicture } from '@/lib/studio/film/film'
import type { FilmJob } from '@/lib/studio/film/film-job'

type Shown = { cut: Cut; at: number; position: number }

/** Shows the chosen part of the film in the preview. Returns the whole picture. */
export function useFilmPreview(job: FilmJob, film: Film, { cut, at, position }: Shown): FilmPicture | null {
  const { frame, showFrame } = useStudioUi()
  const [picture, setPicture] = useState<FilmPicture | null>(null)
  const decoding = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(() => {
    let isGone = false
    // One picture at a time: a slider changes faster than a browser decodes.
    decoding.current = decoding.current.then(async () => {
      const next = isGone ? null : await film.frameAt(at).catch(() => null)
      if (next && !isGone) setPicture(next)
    })
    return () => {
      isGone = true
    }
  }, [film, at])

  useEffect(() => {
    let isGone = false
    if (!picture) return
    void drawFrame(picture, position).then((blob) => {
      if (isGone) return
      const words = filmStage.part(cut.start, cut.end)
      const size = frameSize(picture)
      showFrame({ slide: job.slide, url: URL.createObjectURL(blob), size, words })
    })
    return () => {
      isGone = true
    }
  }, [job, picture, position, cut, showFrame])

  useEffect(() => () => showFrame(null), [showFrame])
  useEffect(
    () => () => {
      if (frame) URL.revokeObjectURL(frame.url)
    },
    [frame],
  )
  return picture
}

import { useEffect, useState } from 'react'
import { useStudio, useStudioUi, withoutFrame } from '@/components/studio/studio-context'
import { isWide, type Size } from '@/lib/carousel/check/media-types'
import { partPicker as texts } from '@/lib/content/studio/files'
import { drawFrame, frameSize, openPicture, pictureOf } from '@/lib/studio/draw-poster'

type Part = { size: Size; position: number; focus: number | undefined; isOnPhone: boolean }

/** Shows the chosen part of the slide's picture in the preview, and the point that phones keep on a phone. */
export function usePartPreview({ size, position, focus, isOnPhone }: Part) {
  const { state, view } = useStudio()
  const { showFrame } = useStudioUi()
  const { poster, id } = view.slide
  const whole = view.urlOf(poster)
  const chosen = state.files.get(poster)?.blob
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [part, setPart] = useState<string | null>(null)
  const hasPart = !isWide(size)

  useEffect(() => {
    if (!hasPart) return
    let isGone = false
    // A picture that cannot be opened stays as the slide shows it.
    const opening = pictureOf(chosen, whole)
      .then(openPicture)
      .catch(() => null)
    void opening.then((opened) => isGone || setPicture(opened))
    return () => {
      isGone = true
      void opening.then((opened) => opened?.close())
    }
  }, [hasPart, chosen, whole])

  useEffect(() => {
    if (!picture) return
    let url: string | null = null
    let isGone = false
    const drawing = drawFrame(picture, position).catch(() => null)
    void drawing.then((blob) => {
      // A picture that cannot be drawn leaves the preview as it is.
      if (isGone || !blob) return
      url = URL.createObjectURL(blob)
      setPart(url)
    })
    return () => {
      isGone = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [picture, position])

  const url = hasPart ? part : whole
  useEffect(() => {
    const shown = hasPart ? frameSize(size) : size
    if (url) showFrame({ slide: id, url, size: shown, words: texts.unused, focus, isOnPhone })
  }, [url, hasPart, size, id, focus, isOnPhone, showFrame])
  useEffect(() => (url ? () => showFrame(withoutFrame(url)) : undefined), [url, showFrame])
}

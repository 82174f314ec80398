import { useEffect, useState } from 'react'
import { drawFrame } from '@/lib/studio/draw-poster'

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

import { useEffect, useState } from 'react'
import { withDeadline } from '@/lib/browser/browser'
import { fetchDrawing } from './fetch-drawing'

/** The markup of a drawing; the last one while another loads, and nothing if the request fails. */
export function useDrawing(src: string): string {
  const [markup, setMarkup] = useState('')

  useEffect(() => {
    let isCurrent = true
    withDeadline(fetchDrawing(src)).then(
      (loaded) => isCurrent && setMarkup(loaded),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [src])

  return markup
}

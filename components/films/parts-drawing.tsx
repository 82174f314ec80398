import { type ReactElement, useEffect, useState } from 'react'
import { withDeadline } from '@/lib/browser/with-deadline'
import styles from './film-choices.module.scss'
import { svgElements, withParts } from './svg-elements'

type Props = { thing: 'car' | 'boat'; src: string; on: readonly string[] }

/** Fetches a drawing and highlights the chosen parts. If the request fails, its space stays empty. */
export function PartsDrawing({ thing, src, on }: Props) {
  const [markup, setMarkup] = useState('')

  useEffect(() => {
    const stop = new AbortController()
    withDeadline(fetchText(src, stop.signal)).then(setMarkup, () => {})
    return () => stop.abort()
  }, [src])

  return (
    <div className={`${styles.art} ${styles[thing]}`} aria-hidden="true">
      {markup && elementsOf(markup, on)}
    </div>
  )
}

async function fetchText(src: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(src, { signal })
  return response.ok ? response.text() : ''
}

/** For a missing file, some hosts respond with status 200 and an HTML page. */
function elementsOf(markup: string, on: readonly string[]): ReactElement | null {
  return markup.startsWith('<svg ') ? svgElements(withParts(markup, on)) : null
}

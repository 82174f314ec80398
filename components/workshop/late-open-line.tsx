'use client'

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { OpenLine } from './open-line'

type Line = typeof OpenLine

/** The open line at the end of a page: its code is loaded when the visitor comes near it. */
export function LateOpenLine(props: ComponentProps<Line>) {
  const place = useRef<HTMLSpanElement>(null)
  const [Part, setPart] = useState<Line | null>(null)

  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      // The line is left out if its code cannot be loaded.
      import('./open-line').then(
        ({ OpenLine }) => setPart(() => OpenLine),
        () => {},
      )
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  return <span ref={place}>{Part && <Part {...props} />}</span>
}

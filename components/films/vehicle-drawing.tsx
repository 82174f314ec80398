'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { loadOrNotice } from '@/components/ui/lazy-part'
import { vehicleDrawing as texts } from '@/lib/content/ppf-tool'
import { paintedAs } from '@/lib/films/paint'
import { useCoverage } from '@/lib/films/use-coverage'
import { usePaint } from '@/lib/films/use-paint'
import { useShownParts } from './parts-picker'
import type { VehicleViews } from './vehicle-views'

type Props = {
  view: keyof VehicleViews
  className?: string | undefined
  /** The covered panels, by default those that are chosen. */
  on?: readonly string[]
  /** The sedan, which the server draws. */
  children: ReactNode
}

/**
 * The chosen vehicle and its covered panels, in the paint of the element around it. While a drawing loads, and if it
 * cannot be loaded, the last one stays.
 */
export function VehicleDrawing({ view, className, on, children }: Props) {
  const { chosen, vehicle } = useCoverage()
  const { drawing } = vehicle
  const art = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<ReactNode>(null)

  useEffect(() => {
    let isCurrent = true
    const load = () => import('./vehicle-views').then(({ loadViews }) => loadViews(drawing))
    if (drawing === 'car') setDrawn(null)
    else loadOrNotice(texts.name, load).then((views) => isCurrent && views && setDrawn(views[view]))
    return () => {
      isCurrent = false
    }
  }, [drawing, view])
  useShownParts(art, on ?? chosen)

  return (
    <div className={className} ref={art} aria-hidden="true">
      {drawn ?? children}
    </div>
  )
}

/** The element around drawings of the visitor’s vehicle, outside its tool. */
export function Painted({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <div className={className} {...paintedAs(usePaint())} aria-hidden="true">
      {children}
    </div>
  )
}

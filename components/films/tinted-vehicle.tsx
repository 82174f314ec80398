import { useId, useLayoutEffect, useMemo, useRef } from 'react'
import type { WindowId } from '@/lib/content/facts/films'
import { paintedAs } from '@/lib/films/paint'
import type { CarDrawing } from '@/lib/films/roll'
import { darkening, type Pane, together } from '@/lib/films/tint'
import { usePaint } from '@/lib/films/use-paint'
import { drawnPanes, hiddenPanes, withPanes } from './panes'
import { coveredCopy, svgElements } from './svg-elements'
import { useDrawing, vehicleFiles } from './use-drawing'

type Props = {
  drawing: CarDrawing
  /** The panes that have a film; the others show nothing but glass. */
  panes: Readonly<Partial<Record<WindowId, Pane>>>
  /** One window, or all that have a film and no pane in a side view. */
  marked?: WindowId | 'hidden' | undefined
  /** Shows only what surrounds the marked window, at 4:3. */
  isCropped?: boolean
  /** The covered panels. */
  parts?: readonly string[]
  isLit?: boolean
  className?: string | undefined
  /** Has the paint of the visitor's vehicle. Otherwise it is that of the element around it. */
  isOwn?: boolean
  /** Names the picture, which is decorative without it. */
  label?: string | undefined
}

const NO_PARTS: readonly string[] = []
/** Factory glass without a film. */
const BARE = 0.75

/** A vehicle from the side, each window in its own light. */
export function TintedVehicle({
  drawing,
  panes,
  marked,
  parts = NO_PARTS,
  isLit = false,
  isCropped = false,
  isOwn = false,
  className,
  label,
}: Props) {
  const [markup, drawn] = useDrawing(vehicleFiles[drawing].side.src, drawing)
  const edges = marked === 'hidden' ? hiddenPanes.filter((id) => panes[id]).join() : (marked ?? '')
  const paint = usePaint()
  const id = useId()
  const art = useRef<HTMLDivElement>(null)
  const elements = useMemo(
    () =>
      markup &&
      svgElements(
        coveredCopy(withPanes(markup, drawn, { isLit, isCropped, marked: edges.split(',') }), id, parts),
      ),
    [markup, id, drawn, isLit, isCropped, edges, parts],
  )

  // Without React, so that a step of the slider does not compare the whole drawing.
  useLayoutEffect(() => {
    for (const id of drawnPanes) {
      const pane = panes[id]
      const share = pane ? together(pane.glass, pane.film) / 100 : BARE
      art.current?.querySelector(`[data-shade="${id}"]`)?.setAttribute('fill-opacity', darkening(share))
    }
  })

  return (
    <div
      className={className}
      ref={art}
      {...(isOwn && paintedAs(paint))}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {elements}
    </div>
  )
}

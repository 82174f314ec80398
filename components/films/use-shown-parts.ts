import { type RefObject, useLayoutEffect } from 'react'

/** Highlights the chosen parts in a drawing, which may be another one after any render. */
export function useShownParts(drawing: RefObject<HTMLElement | null>, chosen: readonly string[]) {
  useLayoutEffect(() => {
    for (const panel of drawing.current?.querySelectorAll<SVGElement>('[data-panel]') ?? [])
      panel.toggleAttribute('data-on', chosen.includes(panel.dataset.panel ?? ''))
  })
}

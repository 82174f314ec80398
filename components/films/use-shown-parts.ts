import { type RefObject, useLayoutEffect } from 'react'

/** Marks the chosen parts of the drawing that the server has inlined. */
export function useShownParts(drawing: RefObject<HTMLElement | null>, chosen: readonly string[]) {
  useLayoutEffect(() => {
    for (const panel of drawing.current?.querySelectorAll<SVGElement>('[data-panel]') ?? [])
      panel.toggleAttribute('data-on', chosen.includes(panel.dataset.panel ?? ''))
  }, [drawing, chosen])
}

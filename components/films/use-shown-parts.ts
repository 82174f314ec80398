import { type RefObject, useLayoutEffect } from 'react'

/** Highlights the chosen parts in the server-rendered drawing. */
export function useShownParts(drawing: RefObject<HTMLElement | null>, chosen: readonly string[]) {
  useLayoutEffect(() => {
    for (const panel of drawing.current?.querySelectorAll<SVGElement>('[data-panel]') ?? [])
      panel.toggleAttribute('data-on', chosen.includes(panel.dataset.panel ?? ''))
  }, [drawing, chosen])
}
